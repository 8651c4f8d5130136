import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type { previewImport } from '#apps/contract/history-import.ts';
import { historyTableIn } from '#core/catalogue/history-table-in.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import type { JudgedRow } from '#core/domain/history/table/judge-rows.ts';
import type { Language } from '#core/domain/languages.ts';
import { presentWork } from './history.ts';

type Preview = z.input<typeof previewImport.response>;
type Read = Awaited<ReturnType<App['previewImport']>>;

const mostRowsShown = 500;

function presentRow(row: JudgedRow, language: Language, currency?: string): Preview['rows'][number] {
  const { line, outcome } = row;
  if (row.outcome === 'error') {
    return { line, outcome, message: historyTableIn(language).sayProblem(row.problem, currency), entry: null };
  }
  const entry = { kind: 'done', origin: 'imported', plannedFor: null, ...presentWork(row.work, language) } as const;
  return { line, outcome, message: null, entry };
}

/** Every line that isn't imported, in order. Those that the history has are no loss. */
function leftOutOf({ rows, table }: Read, language: Language): Preview['leftOut'] {
  const { sayProblem, sayOmission } = historyTableIn(language);
  const errors = rows.flatMap((row) =>
    row.outcome === 'error' ? [{ line: row.line, reason: sayProblem(row.problem, table?.readers.home.currency) }] : [],
  );
  const others = table?.omitted.map((omission) => ({ line: omission.line, reason: sayOmission(omission) })) ?? [];
  return [...others, ...errors].toSorted((one, other) => one.line - other.line);
}

function titleOf(careTaskId: string, language: Language): string {
  const { task, item } = careTaskById.get(careTaskId) ?? {};
  return textsIn(language).titlesOf(careTaskId, { title: task?.title ?? '', category: item?.name ?? '' }).fullTitle;
}

export function presentPreview(preview: Read, language: Language): Preview {
  const { rows, table, matches, effects, unaltered } = preview;
  const { sayQuestion } = historyTableIn(language);
  const ofOutcome = (wanted: JudgedRow['outcome']) => rows.filter(({ outcome }) => outcome === wanted);
  const errors = ofOutcome('error');
  const others = rows.filter(({ outcome }) => outcome !== 'error');
  return {
    counts: { new: ofOutcome('new').length, duplicate: ofOutcome('duplicate').length, error: errors.length },
    unaltered: unaltered ?? null,
    encoding: table?.encoding ?? null,
    columns: table?.columns.map((column) => ({ ...column, samples: [...column.samples] })) ?? [],
    questions:
      table?.questions.map((question) => sayQuestion(question, table.columns[question.column]?.heading ?? '')) ?? [],
    rows: [...errors, ...others]
      .slice(0, mostRowsShown)
      .map((row) => presentRow(row, language, table?.readers.home.currency)),
    leftOut: leftOutOf(preview, language),
    unclear: [...(table?.brokenLines ?? [])],
    matches: matches.map((match) => ({ ...match, careTask: titleOf(match.careTaskId, language) })),
    effects: effects.map(({ taskId, ...days }) => ({ careTaskId: taskId, title: titleOf(taskId, language), ...days })),
  };
}
