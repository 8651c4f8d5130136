import type { connection as english } from '../en/connection.ts';
import type { Translation } from '../translation.ts';

export const connection: Translation<typeof english> = {
  offline: 'Sie sind offline. Was Sie sehen, ist vielleicht veraltet, und Änderungen lassen sich nicht speichern.',
  unreached: 'Der Server war nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
};
