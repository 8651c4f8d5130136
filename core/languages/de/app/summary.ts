import type { summary as english } from '../../en/app/summary.ts';
import type { Translation } from '../../translation.ts';
/** The weekly summary. */
export const summary = {
  unsubscribed: 'Sie haben die Wochenübersicht abbestellt, deshalb senden wir Ihnen keine.',
  complained: 'Sie oder Ihr Mailprogramm haben eine Wochenübersicht als Spam gemeldet, deshalb senden wir keine mehr.',
  bounced: (email: string) =>
    `Eine Wochenübersicht an ${email} war nicht zustellbar, deshalb senden wir keine mehr. Schalten Sie sie wieder ein, sobald Ihr Postfach Mails annimmt.`,
  rejected: (email: string) =>
    `Der Mailserver von ${email} hat mehrere Wochenübersichten abgelehnt, deshalb senden wir keine mehr. Prüfen Sie, ob das Postfach funktioniert und nicht voll ist.`,
  refused: (email: string, support: string) =>
    `Die letzte E-Mail zu Ihrem Konto, zum Beispiel ein Anmeldelink, war an ${email} nicht zustellbar. Vergewissern Sie sich, dass das Postfach funktioniert, bevor Sie sich abmelden, sonst können Sie sich vielleicht nicht wieder anmelden. Wenn es das Postfach nicht mehr gibt, schreiben Sie an [${support}].`,
  startAgain: 'Wieder einschalten',
  paused:
    'Ihre Wochenübersicht pausiert, weil Sie eine Weile nicht in Ihre Woche gesehen haben. Sie beginnt wieder, wenn Sie [Ihre Woche öffnen].',
  sendNow: 'Die Übersicht dieser Woche jetzt senden',
  onItsWay: 'Ihre Wochenübersicht ist unterwegs',
  yourSettings: 'Ihre Einstellungen zur Wochenübersicht',
  introduction:
    'Eine E-Mail pro Woche mit Ihren Aufgaben: wie lange jede dauert, warum sie fällig ist und welche Termine Sie bald vereinbaren sollten.',
  send: 'Mir eine Wochenübersicht senden',
  to: (email: string) => `An ${email}`,
  day: 'Tag',
  hour: 'Uhrzeit',
  saved: 'Gespeichert',
  next: 'Nächste Wochenübersicht',
  zone: (timezone: string) =>
    `Zeit in ${timezone}. Wochenübersichten werden innerhalb von zehn Minuten nach der vollen Stunde gesendet.`,
} as const satisfies Translation<typeof english>;
