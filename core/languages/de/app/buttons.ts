import type { buttons as english } from '../../en/app/buttons.ts';
import type { Translation } from '../../translation.ts';
/** What buttons say, and what is said while they work and when they have. */
export const buttons = {
  tryAgain: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saved: 'Gespeichert',
  saving: 'Wird gespeichert…',
  add: 'Hinzufügen',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  remove: 'Entfernen',
  close: 'Schließen',
  undo: 'Rückgängig',
  backAsItWas: 'Wieder wie vorher',
  print: 'Drucken oder als PDF speichern',
} as const satisfies Translation<typeof english>;
