import type { DecimalMark } from './amount-text.ts';
import type { TableHome } from './column-readers.ts';
import type { DateOrder } from './day-text.ts';
import type { DoerHeading } from './doer-text.ts';
import type { Meaning } from './guess-columns.ts';
import { wordsOfHeading } from './heading-text.ts';
import type { DurationUnit } from './minutes-text.ts';
import type { Cell } from './table-file.ts';

/** Which headings say the opposite of done. */
const undone = /\b(undone|skipped|cancell?ed|deleted|ignored|archived)\b/;

/** Which headings are of notes. */
const notes =
  /\b(note|notes|comment\w*|remar\w*|bemerk\w*|notiz\w*|opm\w*|uwag\w*|obs\w*|notas?|anm\w*|huom\w*|poznam\w*|megjegyz\w*|mentiuni|napom\w*|opomb\w*|hinweis\w*|merknad\w*|notat\w*|noter|anteckn\w*|bemaerk\w*|pastab\w*|piezim\w*|markus\w*|osserv\w*)\b/;

/** A column of states. `isOpposite`: whether they say that work wasn't done. */
export type StateColumn = {
  readonly index: number;
  readonly isOpposite: boolean;
  /** Which of the words that we don't know say that work was done, as `stateKeyOf` has them; absent if there are none. */
  readonly done?: ReadonlySet<string>;
  /** Whether none of the work was done, although the column has nothing in any line. */
  readonly isUndone?: boolean;
  /** Whether work was done only where there is a tick. */
  readonly needsTick?: boolean;
};

/** Where a table has what, which its headings say once for all rows. */
export type Places = {
  readonly headings: readonly string[];
  readonly means: readonly Meaning[];
  /** The first column of each meaning. */
  readonly of: Readonly<Partial<Record<Meaning, number>>>;
  /** Columns that go to the note. `label`: before each of their cells. */
  readonly notes: readonly { readonly index: number; readonly label: string; readonly isRemark: boolean }[];
  /** Columns of states. */
  readonly states: readonly StateColumn[];
  /** The heading of names. `isProgram`: whether no person wrote it. */
  readonly doers: DoerHeading;
};

/** How the columns of a table are read. */
export type Readers = {
  readonly places: Places;
  readonly order: DateOrder;
  readonly marks: readonly DecimalMark[];
  /** For cells with a sign that several currencies share, and for those with none. */
  readonly currency: { readonly shared: string; readonly bare: string };
  readonly unit: DurationUnit;
  /** Whether money that was paid has a minus, as in the statements of banks, where any other came in. */
  readonly isStatement: boolean;
  /** Whether amounts are in the smallest units, as their heading says. */
  readonly isMinor: boolean;
  readonly home: TableHome;
};

export function placesOf(headings: readonly string[], means: readonly Meaning[]): Places {
  const columns = means.map((is, index) => ({ is, index, heading: headings[index] ?? '' }));
  const remarks = new Set(
    columns.filter(({ is, heading }) => is === 'note' && notes.test(wordsOfHeading(heading))).map(({ index }) => index),
  );
  // The first column of notes is the note; others are named in it.
  const [own] = remarks;
  const of: Places['of'] = Object.fromEntries(columns.toReversed().map(({ is, index }) => [is, index]));
  const names = headings[of.name ?? -1] ?? '';
  return {
    headings,
    means,
    of,
    // `done_by`: programs know the people of a household, and no companies.
    doers: { words: wordsOfHeading(names), isProgram: /_|[a-z][A-Z]/.test(names) },
    notes: columns
      .filter(({ is }) => is === 'note')
      .map(({ index, heading }) => ({
        index,
        label: index === own || heading === '' ? '' : `${heading}: `,
        isRemark: remarks.has(index),
      })),
    states: columns
      .filter(({ is }) => is === 'done')
      .map(({ index, heading }) => ({ index, isOpposite: undone.test(wordsOfHeading(heading)) })),
  };
}

/** The cell of a meaning in a row; empty if no column has it. */
export const cellOf = (cells: readonly Cell[], { of }: Places, meaning: Meaning): Cell =>
  cells[of[meaning] ?? -1] ?? '';
