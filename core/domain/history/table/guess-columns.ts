import { amountTextOf, currencyOf, withoutMinus } from './amount-text.ts';
import { type Column, columnNames, type Headings } from './columns.ts';
import { dayHeadingOf } from './date-headings.ts';
import { dayTextOf, isEpoch } from './day-text.ts';
import { headingsIn, wordsOfHeading } from './heading-text.ts';
import { isTechnical, weightsOf } from './heading-weights.ts';
import { detailHeadings, headingWords, otherMeanings, stateHeadings } from './heading-words.ts';
import { isUnitless, minutesOf, unitIn } from './minutes-text.ts';
import { isStateOfWork, isStateWord, longestState, stateOf } from './state-text.ts';
import type { Cell } from './table-file.ts';

export const meanings = [...columnNames, ...otherMeanings] as const;
export type Meaning = (typeof meanings)[number];

/** Meanings that several columns may have. */
const shared: ReadonlySet<Meaning> = new Set(['note', 'done', 'leave']);

/** How many cells of a column are looked at. */
const probe = 200;
/** In characters: what a cell is, its beginning shows. */
const probedLength = 500;
/** Which share of a column's cells must be of its kind, and of one whose heading says nothing. */
const [enough, plenty] = [0.5, 0.8];
/** Of several words for states, people use some that we don't know. */
const someStates = 0.3;
export const mostStates = 6;
/** Few companies have names that say so. */
const someFirms = 0.25;

const states: ReadonlySet<string> = new Set(headingsIn(stateHeadings));
const details: ReadonlySet<string> = new Set(headingsIn(detailHeadings));
/** Headings of states, below which lists that no one has ticked have nothing. */
const ticked: ReadonlySet<string> = new Set(
  headingWords.flatMap(([meaning, , text]) => (meaning === 'done' ? headingsIn(text) : [])),
);

/** The word with which a program begins all its headings, such as the `HB.` of Homebox, and a space; otherwise empty. */
function prefixOf(headings: readonly string[]): string {
  const words = headings.map(wordsOfHeading);
  const prefix = `${words[0]?.split(' ')[0] ?? ''} `;
  return headings.length > 3 && words.every((each) => each.startsWith(prefix)) ? prefix : '';
}

const isFilled = (cell: Cell): boolean => typeof cell === 'number' || cell.trim() !== '';

/** Which share of a column's filled cells passes; 0 if none is filled. */
type Share = (passes: (cell: Cell) => boolean) => number;

/** The shares of a column, each counted at its first use. */
function shareOf(cells: readonly Cell[]): Share {
  const known = new Map<(cell: Cell) => boolean, number>();
  return (passes) => {
    const share = known.get(passes) ?? (cells.length === 0 ? 0 : cells.filter(passes).length / cells.length);
    known.set(passes, share);
    return share;
  };
}

const isDay = (cell: Cell) => dayTextOf(cell, { today: '2027-01-01', timezone: 'UTC' }) !== undefined;
const isAmount = (cell: Cell) =>
  amountTextOf(withoutMinus(cell).cell) !== undefined && (isUnitless(cell) || !isDay(cell));
const hasSign = (cell: Cell) => {
  const amount = amountTextOf(cell);
  return Boolean(amount && (amount.currency || amount.sign));
};
const isState = (cell: Cell) => stateOf(cell) !== undefined;
const isAnswer = (cell: Cell) => /^(true|false|yes|no|oui|non|ja|nein)$/i.test(String(cell).trim());
/** What programs call the kind of a line, and what no home has. */
const isKindOfLine = (cell: Cell) => /^(task|note|section|meta|event)$/i.test(String(cell).trim());
const isAddress = (cell: Cell) => /^\s*(?:https?:|www\.)/i.test(String(cell));
/** Whether a name ends, begins or is marked as that of a company is in some country. */
const isFirm = (cell: Cell) =>
  /(?:^|\s)(?:gmbh|ag|ohg|kg|ab|aps|a\/s|as|oy|ltd\.?|llc|inc\.?|plc|sarl|sas|eurl|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|s\.l\.?|s\.a\.?|lda\.?|ltda\.?|s\.r\.o\.?|a\.s\.|kft\.?|z o\.? ?o\.?|& (?:sons?|co\.?|fils|söhne|partner))(?:\s|$)|株式会社|有限会社|工務店|^(?:firma|ets|entreprise) /iu.test(
    String(cell).trim(),
  );
const isDuration = (cell: Cell) => minutesOf(cell, 'minutes') !== undefined;
const isLength = (cell: Cell) => !isUnitless(cell) && !/:/.test(String(cell)) && isDuration(cell);
/** More hours than a job has, such as those of an engine. */
const isRun = (cell: Cell) => isUnitless(cell) && Number(String(cell).replace(',', '.')) > 24;
const isFewWords = (cell: Cell) =>
  typeof cell === 'string' && cell.length <= longestState && /\p{L}{2}/u.test(cell) && !isDay(cell) && !isAmount(cell);
const isUnit = (cell: Cell) => unitIn(String(cell)) !== undefined;
const isCurrencyMark = (cell: Cell) => currencyOf(String(cell)) !== undefined;
const isNumber = (cell: Cell) => typeof cell === 'number';
const isNoItem = (cell: Cell) => isUnitless(cell) || isKindOfLine(cell);
const isWrittenDay = (cell: Cell) => typeof cell === 'string' && isDay(cell) && !isEpoch(cell);
const isText = (cell: Cell) => typeof cell === 'string' && /\p{L}{3}/u.test(cell) && !isAddress(cell);

type Looked = {
  readonly heading: string;
  /** Its words, without those with which a program begins all its headings. */
  readonly said: string;
  /** Of the first lines. */
  readonly cells: readonly Cell[];
  readonly share: Share;
  /** Whether no line has anything, the later ones included. */
  readonly isBlank: () => boolean;
};

/** Whether the cells can be what a heading says. */
function canBe(meaning: Meaning, { heading, said, cells, share, isBlank }: Looked): boolean {
  switch (meaning) {
    case 'date':
      return cells.length === 0 || share(isDay) >= enough;
    case 'cost':
      return cells.length === 0 || share(isAmount) >= enough;
    case 'minutes':
      if (unitIn(heading) === 'hours' && share(isRun) >= enough) return false;
      return cells.length === 0 || share(isDuration) >= enough;
    case 'unit':
      return share(isUnit) === 1;
    case 'currency':
      return share(isCurrencyMark) >= enough;
    case 'done':
      if (cells.length === 0) return ticked.has(said) && isBlank();
      // One state of few that we know shows what the others are: rows with an unknown one are left out and named.
      return (
        share(isStateOfWork) >= someStates ||
        share(isState) >= plenty ||
        (share(isStateWord) > 0 && new Set(cells).size <= mostStates) ||
        // Of words that we don't know, a person says which of them says that work was done.
        (states.has(said) &&
          share(isState) === 0 &&
          share(isFewWords) === 1 &&
          new Set(cells).size > 1 &&
          new Set(cells).size <= mostStates)
      );
    case 'title':
      // Whether something holds is no work.
      return share(isNumber) < enough && (cells.length === 0 || share(isAnswer) < 1);
    case 'item':
      return share(isNoItem) < enough;
    case 'name':
      // The number of a person or a thing in a program is no name.
      return share(isUnitless) < enough;
    default:
      return true;
  }
}

/** What cells show without a heading. */
function weightsOfCells({ heading, cells, share }: Looked, rows: number): Map<Meaning, number> {
  const found = new Map<Meaning, number>();
  const days = dayHeadingOf(heading);
  if (days !== 'other' && share(isWrittenDay) >= plenty)
    found.set('date', days === 'done' ? 3.8 : days === undefined ? 0.5 : 0.3);
  if (new Set(cells).size <= mostStates && share(isStateWord) >= plenty) found.set('done', 0.6);
  if (share(isAmount) >= plenty && cells.some(hasSign)) found.set('cost', 0.5);
  if (share(isLength) >= plenty) found.set('minutes', 0.5);
  if (share(isFirm) >= someFirms) found.set('name', 0.5);
  if (cells.length >= rows * enough && share(isText) >= plenty)
    found.set(
      'title',
      Math.min(0.4, cells.reduce<number>((sum, cell) => sum + String(cell).length, 0) / cells.length / 1000),
    );
  return found;
}

/** Our own table in a language: its headings, its words for who did the work, and the mark in its amounts. */
export type OwnTable = {
  readonly columns: Headings;
  readonly doers: readonly string[];
  readonly decimalPoint: string;
};

const folded = (text: string): string => text.trim().toLowerCase().replaceAll("'", '’');

const ownColumns = (headings: readonly string[], { columns }: OwnTable): readonly (Column | undefined)[] =>
  headings.map((heading) => columnNames.find((name) => folded(columns[name]) === folded(heading)));

/** The table of our own, in one of its languages, that has these headings; undefined for another's. */
export const ownTable = (headings: readonly string[], own: readonly OwnTable[]): OwnTable | undefined =>
  own.find((table) => {
    const found = ownColumns(headings, table);
    return columnNames.every((name) => found.includes(name));
  });

/** Where nothing else says what was done, notes do, or the item if few lines have notes. */
function promote(found: Map<number, Meaning>, columns: readonly Looked[], rows: number): void {
  const placeOf = (meaning: Meaning) =>
    columns.findIndex(
      (column, index) => found.get(index) === meaning && canBe('title', column) && column.cells.length > 0,
    );
  const [noted, item] = [placeOf('note'), placeOf('item')];
  const hasNotes = (columns[noted]?.cells.length ?? 0) >= rows * plenty;
  const chosen = item < 0 || hasNotes ? noted : item;
  if (chosen >= 0) found.set(chosen, 'title');
}

type Guess = { readonly index: number; readonly meaning: Meaning; readonly weight: number; readonly column: Looked };

/** What a column may be, by its heading and its cells. */
function guessesOf(
  { index, column, prefix, rows }: { index: number; column: Looked; prefix: string; rows: number },
  own: readonly OwnTable[],
): readonly Guess[] {
  const { heading, share } = column;
  const doers = new Set(own.flatMap((table) => table.doers));
  const isDoer = (cell: Cell) => doers.has(folded(String(cell)));
  const isOwnDate = own.some((table) => folded(table.columns.date) === folded(heading));
  const exact = own.flatMap((table) => columnNames.filter((name) => folded(table.columns[name]) === folded(heading)));
  const said = weightsOf(heading, prefix);
  const shown = weightsOfCells(column, rows);
  // Text in a column that is of something else is no title.
  if (said.size > 0 || details.has(column.said)) shown.delete('title');
  const weights = new Map([...shown, ...said]);
  for (const name of exact) {
    // A name may be of the work or of its doer, and people write names where we have three words.
    if (name === 'name' || (name === 'by' && share(isDoer) < 1)) continue;
    weights.set(name, Math.max(6, weights.get(name) ?? 0));
  }
  return (
    [...weights]
      .map(([meaning, weight]) => ({ index, meaning, weight, column }))
      // Our own heading for days holds whatever its cells are: each row then says what is wrong.
      .filter(({ meaning }) => canBe(meaning, column) || (meaning === 'date' && isOwnDate))
      // A column without days is that of days only where no other is.
      .map((guess) => (guess.meaning === 'date' && column.cells.length === 0 ? { ...guess, weight: 0.1 } : guess))
  );
}

/**
 * What each column of a table is taken for: by its heading, as long as its cells can be that, otherwise by its cells.
 * What isn't known goes to the note; what is empty or only for programs is left out. `own`: our own table by language.
 * Stops after each column, because a wide table takes long.
 */
export function* guessColumns(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  own: readonly OwnTable[],
): Generator<void, readonly Meaning[]> {
  const ours = ownTable(headings, own);
  if (ours) return ownColumns(headings, ours).map((column) => column ?? 'note');
  const prefix = prefixOf(headings);
  const probed = rows.slice(0, probe);
  const columns = headings.map((heading, index): Looked => {
    const cells = probed.flatMap((row) => {
      const cell = row[index] ?? '';
      return isFilled(cell) ? [typeof cell === 'number' ? cell : cell.trim().slice(0, probedLength)] : [];
    });
    return {
      heading,
      said: wordsOfHeading(heading).slice(prefix.length),
      cells,
      share: shareOf(cells),
      isBlank: () => rows.every((row) => !isFilled(row[index] ?? '')),
    };
  });
  const guesses: Guess[] = [];
  for (const [index, column] of columns.entries()) {
    guesses.push(...guessesOf({ index, column, prefix, rows: probed.length }, own));
    yield;
  }
  // Of two days, the one that more rows have.
  guesses.sort((one, other) => other.weight - one.weight || other.column.cells.length - one.column.cells.length);
  const found = new Map<number, Meaning>();
  for (const { index, meaning } of guesses) {
    if (found.has(index) || (!shared.has(meaning) && [...found.values()].includes(meaning))) continue;
    found.set(index, meaning);
  }
  if (![...found.values()].includes('title')) promote(found, columns, probed.length);
  const isDone = columns.some(({ cells }, index) => found.get(index) === 'done' && cells.length > 0);
  // Beside the days of open tasks, a program names the language in which someone wrote them.
  const areOpen = headings.some((heading) => wordsOfHeading(heading) === 'date lang');
  // Without a state, what is only due was not done.
  for (const [index, meaning] of found) {
    if (meaning === 'date' && !isDone && (areOpen || dayHeadingOf(headings[index] ?? '') === 'due'))
      found.set(index, 'note');
  }
  return columns.map(({ heading, cells }, index) => {
    if (cells.length === 0 && !found.has(index)) return 'leave';
    return found.get(index) ?? (isTechnical(wordsOfHeading(heading)) ? 'leave' : 'note');
  });
}

/** Whether a table with these columns says enough to be imported. */
export const areEnough = (found: readonly Meaning[]): boolean => found.includes('date') && found.includes('title');
