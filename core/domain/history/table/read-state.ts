import { cleanText } from '../../text/readable-text.ts';
import type { Answers, Asked, ColumnCells } from './column-readers.ts';
import { asked } from './column-readers.ts';
import { mostStates } from './guess-columns.ts';
import type { StateColumn } from './readers.ts';
import { isTick, longestState, stateOf } from './state-text.ts';
import type { Cell } from './table-file.ts';

/** The answer that work was done whatever a column of states says. */
export const anyState = '*';

/** A state as an answer names it. */
export const stateTextOf = (cell: Cell): string => cleanText(String(cell)).trim();

/** Whether only a person knows what the cells say: they are few different words, none of which we know. */
function areUnknown(words: readonly string[]): boolean {
  const areFew = words.length > 1 && words.length <= mostStates;
  return (
    areFew && words.every((word) => word.length <= longestState && word !== anyState && stateOf(word) === undefined)
  );
}

/**
 * How a column of states is read. `cells`: each of its values once. `hasBlanks`: whether some lines have none, which in a
 * column of ticks are those that no one has done.
 */
export function readState(
  column: StateColumn,
  { cells, index }: ColumnCells,
  hasBlanks: boolean,
  answers: Answers,
): Asked<StateColumn> {
  if (column.isOpposite) return { choice: column, open: [] };
  const words = [...new Set(cells.map(stateTextOf))];
  if (!areUnknown(words)) {
    const needsTick = hasBlanks && cells.length > 0 && cells.every(isTick);
    return { choice: { ...column, ...(needsTick && { needsTick }) }, open: [] };
  }
  const read = asked('doneState', index, { choice: anyState, open: [anyState, ...words] }, answers.doneState, []);
  return {
    choice: { ...column, done: read.choice },
    open: [],
    ...(read.question && { question: read.question }),
  };
}
