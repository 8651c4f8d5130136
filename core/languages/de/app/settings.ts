import type { settings as english } from '../../en/app/settings.ts';
import type { Translation } from '../../translation.ts';
/** The frame of the settings, and what several of their cards say. */
export const settings = {
  title: 'Einstellungen',
  account: 'Konto',
  preferences: 'Vorgaben für Aufgaben',
  customTasks: 'Eigene Aufgaben',
  calendar: 'Kalenderverbindung',
  how: 'So funktioniert es',
  unsaved: 'Nicht gespeicherte Änderungen',
  discard: 'Verwerfen',
  notifications: 'Benachrichtigungen',
  soon: 'demnächst',
} as const satisfies Translation<typeof english>;
