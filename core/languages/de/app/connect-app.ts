import type { connectApp as english } from '../../en/app/connect-app.ts';
import type { Translation } from '../../translation.ts';
/** The question whether an app may be let in. */
export const connectApp = {
  processing: 'Ihre Anfrage wird bearbeitet…',
  read: 'Lesen',
  write: 'Lesen und ändern',
  mayRead: 'Sie kann Ihre Wochen, Ihre Ratgeber, Ihre Zähler und Ihren Verlauf lesen, auch wer was getan hat.',
  mayWrite:
    'Sie kann Ihre Wochen, Ihre Ratgeber, Ihre Zähler und Ihren Verlauf lesen, auch wer was getan hat. Außerdem kann sie Aufgaben erledigen, verschieben und überspringen und Zählerstände speichern.',
  connectTitle: (name: string) => `${name} verbinden?`,
  from: (host: string, isOnComputer: boolean) =>
    isOnComputer
      ? `Diese App ist von [${host}]. Fahren Sie nur fort, wenn Sie das gerade eben dort begonnen haben, auf diesem Computer.`
      : `Diese App ist von [${host}]. Fahren Sie nur fort, wenn Sie das gerade eben dort begonnen haben.`,
  home: 'Zuhause',
  what: 'Was sie darf',
  limits: (may: string) =>
    `${may} Ihre Adresse und Ihre Zahlungen kann sie nicht sehen und nichts löschen. Sie können sie jederzeit in den Einstellungen unter „Konto“ entfernen.`,
  connect: 'Verbinden',
  refuse: 'Nicht verbinden',
  noApp: 'Keine App hat um eine Verbindung gebeten.',
  notConnected: 'Nicht verbunden',
  impossible: (host: string) => `Eine App von ${host} hat um etwas gebeten, das nicht möglich ist.`,
  backTo: (host: string) => `Zurück zu ${host}`,
  signInTo: (product: string) => `Bei ${product} anmelden`,
  signInFirst:
    'Eine App möchte mit Ihrem Zuhause verbunden werden. Melden Sie sich zuerst an, und entscheiden Sie dann.',
  signIn: 'Anmelden',
} as const satisfies Translation<typeof english>;
