import type { shell as english } from '../../en/app/shell.ts';
import type { Translation } from '../../translation.ts';
/** The frame of the app: what it says of a page that fails, or without a connection. */
export const shell = {
  failedTitle: 'Unerwarteter Fehler der Anwendung!',
  failed:
    'Auf dieser Seite ist etwas schiefgegangen. Alles, was Sie gespeichert haben, ist sicher, und Neuladen hilft meistens.',
  reload: 'Seite neu laden',
  offlineWeek:
    'Sie sind offline. Sie können Aufgaben abhaken, verschieben, hinzufügen und löschen und Notizen schreiben. Alles wird später gesendet.',
  offlineHome:
    'Sie sind offline. Was Sie sehen, ist vielleicht veraltet. Bis Sie wieder online sind, lässt sich nur Ihre Woche ändern.',
} as const satisfies Translation<typeof english>;
