import type { Question } from '../../domain/history/table/column-readers.ts';
import type { Omission } from '../../domain/history/table/left-out.ts';
import type { RowProblem } from '../../domain/history/table/work-of.ts';

/** The history as a table, in a file of its own: its columns, its cells, and what is wrong with a cell that is imported. */
export const historyTable = {
  /** In the name of the file. */
  history: 'history',
  columns: {
    date: 'Date',
    item: 'Item',
    title: 'Title',
    careTaskId: 'Care task',
    minutes: 'Minutes',
    by: 'Done by',
    name: 'Name',
    phone: 'Phone',
    cost: 'Cost',
    currency: 'Currency',
    note: 'Note',
  },
  doers: { me: 'me', person: 'person', company: 'company' },
  /** Between cells, as spreadsheets expect. */
  separator: ',',
  problems: {
    tooLong: (heading: string, most: number) => `${heading} must be at most ${most} characters long`,
    turnsRound: (heading: string) => `${heading} must not contain a mark that turns text round`,
    severalLines: (heading: string) => `${heading} must be a single line`,
    missing: (heading: string) => `${heading} must not be empty`,
    noDay: (heading: string) => `${heading} must be a day such as 2027-03-09`,
    future: (heading: string) => `${heading} must be today or earlier`,
    noMinutes: (heading: string, most: number) => `${heading} must be a whole number up to ${most}`,
    noCost: (heading: string, _most: number, currency: string) =>
      `${heading} must be an amount such as 120.50, in a currency such as ${currency}`,
    refund: (heading: string) => `${heading} is a refund, not work`,
    noDoer: (heading: string) => `${heading} must be me, person or company`,
    noCareTask: (heading: string) => `${heading} must be empty or one that Upkept knows`,
  } satisfies Record<RowProblem['is'], (heading: string, most: number, currency: string) => string>,
  /** Why a line of a file is no work. `text` is the beginning of the line, or the name of a sheet. */
  omissions: {
    above: (text: string) => `Above the headings: ${text}`,
    sum: (text: string) => `A sum, not work: ${text}`,
    notDone: (text: string) => `Not done: ${text}`,
    headings: () => 'The headings again',
    cells: (text: string) => `More cells than headings: ${text}`,
    sheet: (text: string) => `Another sheet: ${text}`,
  } satisfies Record<Omission['why'], (text: string) => string>,
  /** What a column of a file leaves open. */
  questions: {
    dateOrder: (heading: string) => `In which order are the days in “${heading}”?`,
    currency: (heading: string) => `Which currency is “${heading}” in?`,
    decimalMark: (heading: string) => `Which mark is before the cents in “${heading}”?`,
    durationUnit: (heading: string) => `What does “${heading}” count?`,
    doneState: (heading: string) => `Which words in “${heading}” say that the work was done?`,
    allDone: (heading: string) => `“${heading}” is empty in every line. Was the work done?`,
  } satisfies Record<Question['id'], (heading: string) => string>,
  options: {
    dmy: 'Day, month, year',
    mdy: 'Month, day, year',
    ymd: 'Year, month, day',
    '.': 'The full stop',
    ',': 'The comma',
    minutes: 'Minutes',
    hours: 'Hours',
    yes: 'Yes, all of it',
    no: 'No, none of it',
  },
} as const;
