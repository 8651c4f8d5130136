import { amountTextOf } from './amount-text.ts';
import { dayTextOf } from './day-text.ts';
import { minutesOf } from './minutes-text.ts';
import type { Places } from './readers.ts';
import type { Cell, TableRow } from './table-file.ts';

const isFilled = (cell: Cell | undefined): boolean => cell !== undefined && String(cell).trim() !== '';

/** The end of an amount with a comma, perhaps with its currency. */
const cents = /^\d{2}(?!\d)[^\d]{0,5}$/;

/** Whether each cell is empty or what its column has. */
function fits(cells: readonly Cell[], { of }: Places): boolean {
  const is = (index: number | undefined, isOne: (cell: Cell) => boolean) =>
    index === undefined || !isFilled(cells[index]) || isOne(cells[index] ?? '');
  return (
    is(of.date, (cell) => dayTextOf(cell, { today: '2027-01-01', timezone: 'UTC' }) !== undefined) &&
    is(of.cost, (cell) => amountTextOf(cell) !== undefined) &&
    is(of.minutes, (cell) => minutesOf(cell, 'minutes') !== undefined)
  );
}

/**
 * Says of a line with more cells than there are headings whether a separator in its text, without quotes, tore a cell in
 * two, so that all after it are one column further on. A column without a heading has such lines too, and tears nothing: there,
 * no two neighbours look like one cell, or joining them would put other cells below headings that they don't fit.
 * `headings`: the cells of the row of headings.
 */
export function tornIn(headings: readonly Cell[], separator: string, places: Places): (row: TableRow) => boolean {
  // Some people write a space after each separator.
  const isSpaced = headings.slice(1).some((cell) => /^\s/.test(String(cell)));
  return ({ cells }) => {
    const last = cells.findLastIndex(isFilled);
    const extra = last + 1 - headings.length;
    if (headings.length === 0 || extra <= 0) return false;
    return cells.slice(0, last + 1).some((before, at) => {
      const after = String(cells[at + 1] ?? '');
      const isAmount = at === places.of.cost && /\d$/.test(String(before)) && cents.test(after);
      const isOne = isAmount || (!isSpaced && /^\s+\S/.test(after));
      // All that is too much may be of this cell, or there is a column without a heading too.
      const fitsWith = (more: number) =>
        fits(
          [...cells.slice(0, at), cells.slice(at, at + more + 1).join(separator), ...cells.slice(at + more + 1)],
          places,
        );
      return isOne && isFilled(before) && (fitsWith(1) || fitsWith(extra));
    });
  };
}
