import type { calendarSettings as english } from '../../en/app/calendar-settings.ts';
import type { Translation } from '../../translation.ts';
/** The tab about calendars. */
export const calendarSettings = {
  waitsForConnection: 'Wir laden Ihre Kalenderverbindung, wenn Sie wieder online sind.',
  integration: 'Kalenderverbindung',
  disconnected: 'Verbindung zum Kalender getrennt',
  premiumTitle: 'Der Kalenderabgleich gehört zu Premium',
  premiumAbout:
    'Mit Premium wird jeder Tag mit Aufgaben ein Termin in Ihrem Kalender, und Ihre Termine folgen Ihrem Plan. Außerdem können Sie weitere eigene Aufgaben anlegen.',
  connectFailed: 'Der Kalender ließ sich nicht verbinden. Bitte versuchen Sie es noch einmal.',
  /** By the name that the address of the page after the redirect carries. */
  connectFailures: {
    invalid_grant: 'Der Freigabecode ist abgelaufen oder wurde schon verwendet. Bitte verbinden Sie noch einmal.',
    no_refresh_token:
      'Es kam kein Token zur Erneuerung an. Bitte entziehen Sie den Zugriff im Konto Ihres Kalenderanbieters und versuchen Sie es noch einmal.',
    premium_required: 'Für die Kalenderverbindung ist ein Premium-Abo nötig.',
    scope_missing:
      'Upkept braucht Ihre Erlaubnis, einen eigenen Kalender anzulegen. Bitte verbinden Sie noch einmal und lassen Sie das Kästchen angekreuzt.',
  },
  connected: 'Kalender verbunden!',
  expired: 'Die Anfrage zur Freigabe ist abgelaufen. Neuer Versuch…',
  retryFailed: 'Der neue Versuch hat nicht geklappt. Bitte versuchen Sie es selbst noch einmal.',
  noStart: 'Bitte wählen Sie eine Anfangszeit',
  start: 'Anfangszeit',
  eachEvent: (duration: string, range: string) => `Jeder Termin dauert ${duration}, von ${range}.`,
  yourHome: (timezone: string) => `${timezone} (Ihr Zuhause)`,
  range: (start: string, end: string, isNextDay: boolean) =>
    isNextDay ? `${start} bis ${end} am nächsten Tag` : `${start} bis ${end}`,
} as const satisfies Translation<typeof english>;
