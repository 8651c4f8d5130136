import type { calendarConnection as english } from '../../en/app/calendar-connection.ts';
import type { Translation } from '../../translation.ts';
/** The connected calendar. */
export const calendarConnection = {
  syncedAt: (day: string, time: string) => `${day} um ${time}`,
  today: 'Heute',
  yesterday: 'Gestern',
  connected: 'Verbunden',
  needsReconnect: 'Muss neu verbunden werden',
  paused: 'Pausiert',
  connectedAbout:
    'Ihre Wartungszeiten stehen in einem eigenen Kalender namens „Upkept“, neben Ihren anderen Kalendern.',
  needsReconnectAbout: 'Ihre Termine bleiben, wie sie sind, bis Sie die Verbindung erneuern.',
  pausedAbout:
    'Premium ist abgelaufen, deshalb werden Ihre Termine nicht mehr aktualisiert. Sie bleiben in Ihrem Kalender, und die Verbindung wird aufbewahrt, falls Sie wieder zu Premium wechseln.',
  google: 'Google Kalender',
  recreated: (day: string) =>
    `Der Kalender „Upkept“ wurde in Google Kalender gelöscht, deshalb haben wir ihn am ${day} neu angelegt. Wenn Sie ihn nicht mehr möchten, trennen Sie die Verbindung stattdessen hier.`,
  lost: 'Google lässt Upkept den Kalender nicht mehr verwenden. Das passiert, wenn der Zugriff im Google-Konto entfernt wird oder sich dessen Passwort ändert.',
  reconnect: 'Google Kalender neu verbinden',
  disconnectAbout:
    'Beim Trennen werden der Kalender „Upkept“ und seine Termine aus Ihrem Google-Konto gelöscht. Ihre Aufgaben bleiben hier.',
  disconnect: 'Trennen',
  disconnectTitle: 'Möchten Sie die Verbindung zu Ihrem Kalender wirklich trennen?',
  disconnectWarning:
    'Der Kalender „Upkept“ und seine Termine werden aus Ihrem Google-Konto gelöscht, und die Berechtigung von Upkept endet. Ihre Aufgaben bleiben, wie sie sind.',
  keep: 'Verbunden lassen',
  times: 'Uhrzeit der Termine',
  timesAbout: 'Wann Ihr Termin an jedem Tag mit Aufgaben stattfindet. Änderungen gelten ab heute.',
  saveSettings: 'Kalendereinstellungen speichern',
  settingsSaved: 'Kalendereinstellungen gespeichert',
  calendar: 'Kalender',
  openInGoogle: 'In Google Kalender öffnen',
  lastSynced: 'Zuletzt abgeglichen',
  notYet: 'Noch nicht',
  keepInStep: 'Termine aktualisieren, wenn sich mein Plan ändert',
  keepInStepHint: (days: number) =>
    `Das betrifft die nächsten ${days} Tage. Wenn es aus ist, wählen Sie neben einem Tag Ihrer Woche „In den Kalender“.`,
} as const satisfies Translation<typeof english>;
