import { cleanText, withoutOverrides } from '../../text/readable-text.ts';
import { type Answers, type Asked, asked, type ColumnCells } from './column-readers.ts';
import { mostStates } from './guess-columns.ts';
import type { StateColumn } from './readers.ts';
import { isTick, longestState, stateOf } from './state-text.ts';
import type { Cell } from './table-file.ts';

/** The answer that work was done whatever a column of states says. */
const anyState = '*';

/** A state in one line, as an answer names it. No state is longer, and no answer may turn text round. */
const lineOf = (cell: Cell): string =>
  withoutOverrides(
    cleanText(
      String(cell)
        .trim()
        .slice(0, longestState + 1),
    ),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What is the same for two spellings of a state. */
export const stateKeyOf = (cell: Cell): string => lineOf(cell).toLowerCase();

/** Whether only a person knows what the words say: they are few and short, and most are `unknown`. */
function areForPerson(words: readonly string[], unknown: readonly string[]): boolean {
  const areFew = words.length > 1 && words.length <= mostStates;
  return (
    areFew &&
    unknown.length > words.length / 2 &&
    words.every((word) => word.length <= longestState && word !== anyState)
  );
}

/** The words of a column, each in one spelling, or one more than a person is asked about: reading them all takes long. */
function fewWords(cells: readonly Cell[]): readonly string[] {
  const words = new Map<string, string>();
  for (const cell of cells) {
    const word = lineOf(cell);
    if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), word);
    if (words.size > mostStates) break;
  }
  return [...words.values()];
}

/** What a column of states has: each of its values once, and whether some lines have none. */
type StateCells = ColumnCells & { readonly hasBlanks: boolean };

/** The words of a column of states that a person said, or all of them. */
function wordsSaid(unknown: readonly string[], said: readonly string[]): ReadonlySet<string> {
  const keys = new Set(said.map(stateKeyOf));
  const all = unknown.map(stateKeyOf);
  return new Set(said.includes(anyState) ? all : all.filter((key) => keys.has(key)));
}

/**
 * How a column of states is read. In a column of ticks, lines without one are those that no one has done. `isAsked`: whether
 * another column is asked about, which then decides alone over what this one says in words that we don't know.
 */
function readState(
  column: StateColumn,
  { cells, index, hasBlanks }: StateCells,
  isAsked: boolean,
  { doneState = [] }: Answers,
): Asked<StateColumn> {
  if (column.isOpposite) return { choice: column, open: [] };
  const words = fewWords(cells);
  const unknown = words.filter((word) => stateOf(word) === undefined);
  if (!areForPerson(words, unknown)) {
    const needsTick = hasBlanks && cells.length > 0 && cells.every(isTick);
    return { choice: { ...column, ...(needsTick && { needsTick }) }, open: [] };
  }
  const said = wordsSaid(unknown, isAsked ? [anyState] : doneState);
  if (said.size > 0) return { choice: { ...column, done: said }, open: [] };
  return {
    choice: { ...column, done: wordsSaid(unknown, [anyState]) },
    open: [],
    question: { id: 'doneState', column: index, options: unknown, several: true, choice: anyState, examples: [] },
  };
}

/** A column of states that says nothing in any line: all of the work was done, or none of it, as only a person knows. */
function readBlank(column: StateColumn, { index }: StateCells, { allDone }: Answers): Asked<StateColumn> {
  const open = ['yes', 'no'] as const;
  const { choice, question } = asked('allDone', index, { choice: 'yes', open }, allDone, []);
  return { choice: { ...column, isUndone: choice === 'no' }, open: [], ...(question && { question }) };
}

/**
 * How the columns of states are read, of which at most one is asked about. `asksBlank`: whether that may be one without anything
 * in it. A calendar says of few events what became of them. Stops after each column, because a wide table takes long.
 */
export function* readStates(
  columns: readonly StateColumn[],
  cellsOf: (column: StateColumn) => StateCells,
  answers: Answers,
  asksBlank: boolean,
): Generator<void, readonly Asked<StateColumn>[]> {
  const found: { readonly column: StateColumn; readonly cells: StateCells }[] = [];
  for (const column of columns) {
    found.push({ column, cells: cellsOf(column) });
    yield;
  }
  const says = found.filter(({ column }) => !column.isOpposite);
  const areBlank = asksBlank && says.every(({ cells }) => cells.cells.length === 0 && cells.hasBlanks);
  const read: Asked<StateColumn>[] = [];
  for (const { column, cells } of found) {
    const isBlank = areBlank && column === says[0]?.column;
    const isAsked = read.some(({ choice }) => choice.done !== undefined);
    read.push(isBlank ? readBlank(column, cells, answers) : readState(column, cells, isAsked, answers));
    yield;
  }
  return read;
}
