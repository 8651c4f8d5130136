const codesOf = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));
const [header, end, table] = [codesOf('%PDF-'), codesOf('%%EOF'), codesOf('startxref')];
const finalLine = Uint8Array.from(codesOf('\n%%EOF'));
/** How far from its start a file may have its header: mail gateways and servers write marks or line breaks before it. */
const mostBeforeHeader = 1_024;
/** The digits after `startxref`, and the blanks around them. */
const mostAfterTable = 32;

const isAt = (bytes: Uint8Array, word: readonly number[], at: number): boolean =>
  word.every((code, index) => bytes[at + index] === code);

function lastOf(bytes: Uint8Array, word: readonly number[], from = 0): number {
  for (let at = bytes.length - word.length; at >= from; at--) if (isAt(bytes, word, at)) return at;
  return -1;
}

/** Where the header of a PDF is, as readers look for it; -1 for any other file. */
export function pdfStart(bytes: Uint8Array): number {
  for (let at = 0; at <= mostBeforeHeader; at++) if (isAt(bytes, header, at)) return at;
  return -1;
}

/** The end of the number that says where the table of the PDF is; -1 if the file ends before it. */
function tableEnd(bytes: Uint8Array, from: number): number {
  const found = lastOf(bytes, table, from);
  if (found < 0) return -1;
  const isDigit = (at: number) => (bytes[at] ?? 0) >= 0x30 && (bytes[at] ?? 0) <= 0x39;
  let at = found + table.length;
  const last = at + mostAfterTable;
  while (at < last && at < bytes.length && !isDigit(at)) at++;
  if (!isDigit(at)) return -1;
  while (isDigit(at)) at++;
  return at;
}

/**
 * A PDF from its header to its last end: what is before and after belongs to another format, or to a server that added it.
 * An end that is missing after the last table is written. Undefined for a file that was cut off before that.
 */
export function cleanPdf(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  const start = pdfStart(bytes);
  const lastEnd = lastOf(bytes, end, start);
  const afterTable = tableEnd(bytes, Math.max(start, lastEnd));
  if (afterTable > 0) return [bytes.subarray(start, afterTable), finalLine];
  return lastEnd < 0 ? undefined : [bytes.subarray(start, lastEnd + end.length)];
}
