import type { account as english } from '../../en/app/account.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';
/** The tab about the account. */
export const account = {
  noName: 'Bitte geben Sie einen Namen ein',
  data: 'Ihre Daten',
  dataIntroduction: 'Sie gehören Ihnen: Exportieren Sie sie, oder lassen Sie alles löschen.',
  export: 'Exportieren',
  exportAbout:
    'Eine Datei (JSON) mit allem, was über Sie und jedes von Ihnen verwaltete Zuhause gespeichert ist, und ein Archiv (ZIP) mit den Fotos und Dokumenten.',
  exportData: 'Meine Daten exportieren',
  exportFiles: 'Meine Fotos und Dokumente exportieren',
  savedAs: (file: string) => `Gespeichert als ${file}`,
  deleteAbout:
    'Damit werden Ihr Konto und jedes Zuhause, in dem Sie allein sind, endgültig gelöscht. Sie sehen genau, was verschwindet und was bleibt, bevor etwas geschieht.',
  deleteAccount: 'Mein Konto löschen',
  nothingDeleted: 'Es wurde nichts gelöscht',
  /** Typed to confirm, in either case. */
  deleteWord: 'löschen',
  typeDeleteOrEmail: 'Bitte geben Sie LÖSCHEN oder Ihre E-Mail-Adresse ein',
  deleteTitle: 'Ihr Konto löschen?',
  irreversible: 'Das lässt sich nicht rückgängig machen.',
  keepAccount: 'Mein Konto behalten',
  whatIsDeleted: 'was gelöscht würde',
  toConfirmAccount: 'Geben Sie zur Bestätigung LÖSCHEN oder Ihre E-Mail-Adresse ein',
  needsOwner: (homes: readonly string[]) =>
    `Nur Sie verwalten ${format.list(homes.map((name) => `„${name}“`))}, wo auch andere wohnen. Übertragen Sie dort zuerst unter „Personen“ jemand anderem die Verwaltung, oder entfernen Sie die anderen.`,
  deleted: 'Gelöscht wird',
  yourAccount: 'Ihr Konto: Ihr Name, Ihre Adresse, Passkeys, Tokens und alle Sitzungen.',
  yourHome: (name: string) =>
    `Das Zuhause „${name}“, in dem nur Sie sind: seine Wochen und ihr Verlauf, eigene Aufgaben, Fotos, Dokumente und Einstellungen.`,
  whatStays: 'Was bleibt',
  homeStays: (name: string) =>
    `Das Zuhause „${name}“ mit allen, die dort sind. Was Sie dort getan haben, bleibt im Verlauf, als von einem früheren Mitglied erledigt. Notizen behalten die Namen, die darin stehen.`,
  subscriptionEnds:
    'Ihr Abo wird zuerst gekündigt, und Premium endet sofort. Für angebrochene Zeiträume gibt es keine Erstattung. Wenn Sie den Vertrag noch widerrufen können, tun Sie das zuerst.',
  email: 'E-Mail-Adresse',
  linksGoTo: (email: string) =>
    `Ihre Anmeldelinks gehen an [${email}]. Um das zu ändern, bestätigen Sie die Links, die wir an die alte und die neue Adresse schicken.`,
  yourAddress: 'Ihre Adresse',
  newEmail: 'Neue E-Mail-Adresse',
  sendLinks: 'Beide Links senden',
  sameAddress: 'Das ist bereits Ihre Adresse',
  openLinks: (until: string) =>
    `Bitte öffnen Sie die Links, die wir an beide Adressen geschickt haben. Bis dahin ändert sich nichts. Sie gelten bis ${until}.`,
  side: (email: string, isConfirmed: boolean) =>
    isConfirmed ? `${email}: [bestätigt]` : `${email}: [noch nicht bestätigt]`,
  keep: (email: string) => `${email} behalten`,
  look: 'Aussehen',
  lookAbout: '„System“ richtet sich nach Ihrem Gerät. Die Wahl wird in diesem Browser gespeichert.',
  title: 'Ihr Konto',
  countryHint:
    'Es bestimmt die Jahreszeiten und Frosttermine in Ihrem Plan. Wenn Sie es ändern, werden die Wochen nach dieser neu geplant.',
  timezoneHint: 'Ihre Tage und Wochen beginnen dort um Mitternacht; Aufgaben behalten ihr Datum.',
  noSuchTimezone: 'Keine Zeitzone mit diesem Namen',
  timeThere: (there: string) => `Dort ist es jetzt ${there}.`,
  hereLabel: (timezone: string) => `Die dieses Geräts verwenden: ${timezone}`,
  sessions: 'Sitzungen',
  sessionsAbout:
    'Wo Sie angemeldet sind. Melden Sie ein Gerät ab, das Sie nicht mehr benutzen, oder alle, wenn Sie eines verloren haben.',
  logOut: 'Abmelden',
  logOutEverywhere: 'Überall abmelden',
  everywhereTitle: 'Überall abmelden?',
  everywhereAbout:
    'Auf jedem Gerät, auch auf diesem, ist danach eine neue Anmeldung nötig. Ihre API-Tokens, verbundenen Apps und Webhooks werden ebenfalls entfernt.',
  everywhereHomeAssistant: 'Was Sie in Home Assistant zeigen, verschwindet dort.',
  removePasskeys: (count: number) =>
    count === 1
      ? 'Auch meinen Passkey entfernen: Damit wäre die Anmeldung weiterhin möglich'
      : `Auch meine ${count} Passkeys entfernen: Damit wäre die Anmeldung weiterhin möglich`,
  logOutDevice: 'Abmelden',
  whereSignedIn: 'Wo Sie angemeldet sind',
  yourDevices: 'Ihre Geräte',
  nowhereElse: 'Sie sind sonst nirgends angemeldet.',
  unknownDevice: 'Unbekanntes Gerät',
  thisDevice: 'Dieses Gerät',
  usedOn: (day: string) => `Zuletzt benutzt am ${day}`,
  apps: 'Verbundene Apps',
  passkeys: 'Passkeys',
  people: 'Personen',
  notifications: 'Benachrichtigungen',
  service: 'Anmeldedienst',
  summary: 'Wochenübersicht',
  summaryAt: (day: string, hour: string) => `${day} um ${hour}`,
  off: 'Aus',
  none: 'Keine',
  connected: 'Verbunden',
  peopleCount: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
  devices: (count: number) => (count === 1 ? '1 Gerät' : `${count} Geräte`),
} as const satisfies Translation<typeof english>;
