import { doerKinds } from '../domain/history/entry.ts';
import type { Question } from '../domain/history/table/column-readers.ts';
import type { Headings, RawRow } from '../domain/history/table/columns.ts';
import type { Omission } from '../domain/history/table/left-out.ts';
import type { RowProblem } from '../domain/history/table/work-of.ts';
import type { Language } from '../domain/languages.ts';
import { isolated } from '../domain/text/isolated.ts';
import { isIsoDate } from '../domain/time/dates.ts';
import { textsIn, titleToStore } from './texts-in.ts';

type SaidQuestion = Pick<Question, 'id' | 'column' | 'choice'> & {
  readonly several: boolean;
  readonly question: string;
  readonly options: { readonly value: string; readonly label: string }[];
  readonly examples: { readonly text: string; readonly readings: Record<string, string> }[];
};

type Problem = (heading: string, most: number, currency: string) => string;

/** The history as a table in one language. */
type HistoryTable = {
  readonly columns: Headings;
  /** Who does work, in the words of this language. */
  readonly doers: readonly string[];
  readonly decimalPoint: string;
  /** Between two cells of a file. */
  readonly separator: string;
  /** A row in the words of this language. */
  say(row: RawRow): RawRow;
  /** A row of a file, with the items, titles and doers that the database knows. */
  read(row: RawRow): RawRow;
  /** `currency`: that of the home, as an example. */
  sayProblem(problem: RowProblem, currency?: string): string;
  sayOmission(omission: Omission): string;
  sayQuestion(question: Question, heading: string): SaidQuestion;
};

export function historyTableIn(language: Language): HistoryTable {
  const { amounts, durations, format, historyTable, itemName, itemToStore, titlesOf } = textsIn(language);
  const { columns, separator, doers } = historyTable;
  const decimalPoint = amounts.decimalPoint();
  const problems: Readonly<Record<RowProblem['is'], Problem>> = historyTable.problems;
  const omissions: Readonly<Record<Omission['why'], (text: string) => string>> = historyTable.omissions;
  const labels: Readonly<Record<string, string>> = historyTable.options;
  const sayReading = (id: Question['id'], read: string) => {
    if (id === 'durationUnit' && read !== '') return durations.short(Number(read));
    return isIsoDate(read) ? format.date(read) : read;
  };
  const labelOf = (id: Question['id'], value: string) => {
    // The words of a file are none of ours.
    if (id === 'doneState') return isolated(value);
    return labels[value] ?? amounts.currency(value);
  };
  const kindOf = (text: string) => doerKinds.find((kind) => doers[kind].toLowerCase() === text.trim().toLowerCase());
  return {
    columns,
    doers: doerKinds.map((kind) => doers[kind].toLowerCase()),
    decimalPoint,
    separator,
    say: (row) => ({
      ...row,
      item: itemName(row.item),
      title: titlesOf(row.careTaskId || undefined, { title: row.title, category: row.item }).title,
      by: doerKinds.map((kind) => (row.by === kind ? doers[kind] : '')).join(''),
      cost: row.cost.replace('.', decimalPoint),
    }),
    read: (row) => ({
      ...row,
      item: itemToStore(row.item),
      title: titleToStore(row.careTaskId, row.title),
      by: kindOf(row.by) ?? row.by,
    }),
    sayOmission: ({ why, text }) => omissions[why](text),
    sayQuestion: ({ id, column, choice, several = false, options, examples }, heading) => ({
      id,
      column,
      choice,
      several,
      question: historyTable.questions[id](heading),
      options: options.map((value) => ({ value, label: labelOf(id, value) })),
      examples: examples.map(({ text, readings }) => ({
        text,
        readings: Object.fromEntries(Object.entries(readings).map(([option, read]) => [option, sayReading(id, read)])),
      })),
    }),
    sayProblem: ({ column, is, most }, currency = 'EUR') => problems[is](columns[column], most, currency),
  };
}
