import { cleanText } from '../../text/readable-text.ts';
import { type Answers, type Asked, asked, type ColumnCells } from './column-readers.ts';
import { mostStates } from './guess-columns.ts';
import type { StateColumn } from './readers.ts';
import { isTick, longestState, stateOf } from './state-text.ts';
import type { Cell } from './table-file.ts';

/** The answer that work was done whatever a column of states says. */
export const anyState = '*';

/** A state in one line, as an answer names it. No state is longer. */
const lineOf = (cell: Cell): string =>
  cleanText(String(cell).slice(0, longestState + 1))
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

/**
 * How a column of states is read. `cells`: each of its values once. `hasBlanks`: whether some lines have none, which in a
 * column of ticks are those that no one has done. `isAsked`: whether another column is asked about, which then decides alone
 * over what this one says in words that we don't know.
 */
export function readState(
  column: StateColumn,
  { cells, index }: ColumnCells,
  { hasBlanks, isAsked }: { readonly hasBlanks: boolean; readonly isAsked: boolean },
  answers: Answers,
): Asked<StateColumn> {
  if (column.isOpposite) return { choice: column, open: [] };
  const words = [...Map.groupBy(cells.map(lineOf), stateKeyOf).values()].flatMap(([first]) => first ?? []);
  const unknown = words.filter((word) => stateOf(word) === undefined);
  if (!areForPerson(words, unknown)) {
    const needsTick = hasBlanks && cells.length > 0 && cells.every(isTick);
    return { choice: { ...column, ...(needsTick && { needsTick }) }, open: [] };
  }
  if (isAsked) return { choice: { ...column, done: anyState }, open: [] };
  const read = asked('doneState', index, { choice: anyState, open: [anyState, ...unknown] }, answers.doneState, []);
  return {
    choice: { ...column, done: read.choice },
    open: [],
    ...(read.question && { question: read.question }),
  };
}
