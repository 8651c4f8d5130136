const end = [...'%%EOF'].map((letter) => letter.charCodeAt(0));
/** How much may follow the end of a PDF: line breaks. */
const mostAfterEnd = 1_024;

/** The PDF up to its last end, because what follows belongs to another format; undefined if it was truncated. */
export function cleanPdf(bytes: Uint8Array): Uint8Array | undefined {
  for (let at = bytes.length - end.length; at > 0 && at >= bytes.length - mostAfterEnd; at--) {
    if (end.every((byte, index) => bytes[at + index] === byte)) return bytes.subarray(0, at + end.length);
  }
  return undefined;
}
