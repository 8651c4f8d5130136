/** Text that a spreadsheet would take for a formula, also in full width. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** The text of a cell, with an apostrophe before what a spreadsheet would take for a formula. */
export function inertCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that became this cell. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
