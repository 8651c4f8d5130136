import type { calendarConnect as english } from '../../en/app/calendar-connect.ts';
import type { Translation } from '../../translation.ts';
/** The offer to connect a calendar. */
export const calendarConnect = {
  oneEvent: 'Jeder Tag mit Aufgaben wird ein Termin, der die Schritte jeder Aufgabe enthält.',
  follow:
    'Die Termine folgen Ihrem Plan: Verschieben Sie eine Aufgabe oder haken Sie sie ab, ändert sich auch der Termin.',
  timeOfDay: 'Sie wählen die Uhrzeit und können die Verbindung jederzeit trennen.',
  title: 'Ihren Kalender verbinden',
  about: 'Sehen Sie Ihre Wartungszeiten in Google Kalender, neben allem, was Sie sonst vorhaben.',
  connect: 'Google Kalender verbinden',
  askedByGoogle: 'Google bittet Sie auf einer eigenen Seite um Bestätigung und schickt Sie dann hierher zurück.',
  noNewUrl: 'Nach dem Fehler ließ sich keine neue Adresse für die Freigabe holen.',
  noUrl: 'Die Adresse für die Verbindung ließ sich nicht holen',
  onePermission: 'Nur eine Berechtigung',
  googleAsks:
    'Google wird Sie darum bitten: „[Sekundäre Google-Kalender erstellen und die Termine darin ansehen, erstellen, ändern und löschen]“.',
  permissionAbout:
    'Damit legt Upkept einen eigenen Kalender namens „Upkept“ an und kann nur diesen verwenden. Ihre anderen Kalender und deren Inhalt kann es nicht sehen.',
} as const satisfies Translation<typeof english>;
