import type { frame as english } from '../../en/mails/frame.ts';
import type { Translation } from '../../translation.ts';
/** What surrounds the text of every mail. */
export const frame = {
  /** What follows the address of the site on its first page. */
  home: '',
  tag: 'de',
  fact: (name: string) => `${name}:`,
  copyAddress: 'Wenn die Schaltfläche nichts tut, kopieren Sie diese Adresse in Ihren Browser:',
  questions: 'Fragen? Schreiben Sie an',
} as const satisfies Translation<typeof english>;
