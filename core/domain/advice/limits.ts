/** The limits of a question to the assistant. */
export const adviceLimits = {
  /** In characters. */
  question: 1000,
  /** In bytes. */
  file: 10 * 1024 * 1024,
  /** How many questions `GET /api/advice` returns, and how many a household keeps. */
  history: 200,
} as const;

/** The files that a question may come with, by the type that their content has. */
export const fileTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
type FileType = (typeof fileTypes)[number];

/** A file that came with a question. It is kept in memory until the answer ends, and never stored. */
export type Upload = { readonly type: FileType; readonly bytes: Uint8Array };

export function isFileType(type: string | undefined): type is FileType {
  return (fileTypes as readonly (string | undefined)[]).includes(type);
}
