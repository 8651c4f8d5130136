/** Gives the browser time to read the file before its URL is revoked. */
const keptForMs = 60_000;

/** Downloads what the app has in memory as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}
