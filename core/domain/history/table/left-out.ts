import { plainWords } from '../../advice/plain-words.ts';
import { sumWords } from './heading-words.ts';
import { isMonth } from './month-names.ts';
import { stateKeyOf } from './read-state.ts';
import { cellOf, type Places } from './readers.ts';
import { saysNotDone, saysUndone, stateOf } from './state-text.ts';
import type { Cell, TableRow } from './table-file.ts';

/** Why a line is no work. */
export type Omission = {
  readonly line: number;
  readonly why: 'above' | 'sum' | 'notDone' | 'headings' | 'sheet' | 'cells';
  readonly text: string;
};

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();

/** In characters. */
const longestSum = 40;

/** Whether the text begins with a word for a sum. `alone`: and says nothing else but of which days. */
function isSumText(cell: Cell | undefined, alone = false): boolean {
  // Most cells are longer than a sum's, and need no words.
  if (textOf(cell).length > longestSum) return false;
  const [first = '', ...rest] = plainWords(textOf(cell));
  return (
    sumWords.has(first) && (!alone || rest.every((word) => /^\d+$/.test(word) || sumWords.has(word) || isMonth(word)))
  );
}

/** Whether the line only adds up others: it has no day, or its title is only a sum. */
export function isSum({ cells }: TableRow, places: Places): boolean {
  const [day, title] = [cellOf(cells, places, 'date'), cellOf(cells, places, 'title')];
  if (textOf(day) !== '' && !isSumText(day)) return isSumText(title, true);
  return cells.some((cell) => isSumText(cell));
}

/** What is before and after such a mark. */
const mark = /[()[\]:–—]|\s-\s/u;

/** Whether a title has a mark such as `(planned)` or `CANCELLED:`. */
function isMarkedUndone(title: string): boolean {
  if (!mark.test(title)) return false;
  const parts = title.split(mark).filter((part) => part.trim() !== '');
  return parts.length > 1 && [parts[0], parts.at(-1)].some((part) => saysUndone(part ?? ''));
}

/** Whether a column says that the work wasn't done. */
export function isUndone({ cells }: TableRow, places: Places): boolean {
  if (isMarkedUndone(textOf(cellOf(cells, places, 'title')))) return true;
  if (places.notes.some(({ index, isRemark }) => isRemark && saysNotDone(cells[index] ?? ''))) return true;
  return places.states.some(({ index, isOpposite, done, needsTick = false, isUndone: areUndone = false }) => {
    if (areUndone) return true;
    const text = textOf(cells[index]);
    if (text === '' && needsTick) return true;
    const state = stateOf(cells[index] ?? '');
    if (done !== undefined && state === undefined && text !== '') return !done.has(stateKeyOf(text));
    if (isOpposite) return state === true;
    // A state that we don't know is left out too, and named: what wasn't done must not count.
    return state === false || (state === undefined && text !== '');
  });
}
