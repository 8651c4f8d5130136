import type { notKept as english } from '../../en/app/not-kept.ts';
import type { Translation } from '../../translation.ts';

/** In the place of a public page, without a connection. */
export const notKept = {
  title: 'Diese Seite braucht eine Verbindung',
  text: 'Ihre Woche und die Ratgeber lassen sich ohne Verbindung lesen.',
} as const satisfies Translation<typeof english>;
