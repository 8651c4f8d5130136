/** A cell as its file has it: a number has no marks that could mean two things. A day in a workbook is `2027-03-09`. */
export type Cell = string | number;

/** A row, and its line for messages. */
export type TableRow = { readonly line: number; readonly cells: readonly Cell[] };

export type Sheet = { readonly name: string; readonly rows: readonly TableRow[] };

export type TableFile = {
  readonly kind: 'text' | 'workbook' | 'calendar' | 'records';
  /** Of the bytes of a text, such as `utf-8`; null for other files. */
  readonly encoding: string | null;
  /** Between the cells of a text; absent for other files. */
  readonly separator?: string;
  readonly sheets: readonly Sheet[];
  /** Lines with a quote that nothing ends, whose text was taken as it is. */
  readonly brokenLines: readonly number[];
};

/** Why a file can't be read. */
export type FileProblem = 'noTable' | 'tooLarge' | 'tooManyRows' | 'tooManyColumns' | 'lostLetters' | 'oldFormat';

/** The most that is read of a file: far more than a history has. `cells` is rows times columns; `inflated` is in bytes. */
export const tableLimits = {
  rows: 5_000,
  /** Above the headings, blank, or with sums. */
  otherRows: 2_000,
  columns: 100,
  cells: 1_000_000,
  inflated: 40_000_000,
  sheets: 20,
  /** In characters. */
  line: 64_000,
} as const;
