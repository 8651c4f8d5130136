import type { common as english } from '../en/common.ts';
import type { Translation } from '../translation.ts';
/** What the script of every page and the app both say. */
export const common = {
  offline: 'Sie sind offline. Was Sie sehen, ist vielleicht veraltet, und Änderungen lassen sich nicht speichern.',
  unreached: 'Der Server war nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  user: 'Konto',
  free: 'Kostenlos',
  allDone: 'Alle Aufgaben erledigt! Gut gemacht!',
  done: (done: number, tasks: number) => `${done} von ${tasks} erledigt`,
} as const satisfies Translation<typeof english>;
