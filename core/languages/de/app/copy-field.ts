import type { copyField as english } from '../../en/app/copy-field.ts';
import type { Translation } from '../../translation.ts';
/** A text to be taken elsewhere. */
export const copyField = {
  copied: 'Kopiert',
  copy: 'Kopieren',
  selected: 'Es ist ausgewählt. Kopieren Sie es mit Strg+C oder auf einem Mac mit ⌘C.',
} as const satisfies Translation<typeof english>;
