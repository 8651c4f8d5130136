import type { payment as english } from '../../en/app/payment.ts';
import type { Translation } from '../../translation.ts';
/** What became of a payment. */
export const payment = {
  toPricing: 'Zurück zu den Preisen',
  questions: (support: string) => `Fragen? Schreiben Sie an [${support}].`,
  notFound: 'Der Zahlungsvorgang wurde nicht gefunden. Bitte beginnen Sie die Zahlung noch einmal.',
  error: 'Bei Ihrer Zahlung ist ein Fehler aufgetreten. Bitte schreiben Sie uns, falls etwas abgebucht wurde.',
  notProcessed:
    'Ihre Zahlung ließ sich nicht ausführen. Bitte prüfen Sie Ihre Zahlungsdaten und versuchen Sie es noch einmal, oder schreiben Sie uns.',
  canceled: 'Sie haben die Zahlung abgebrochen. Es wurde nichts abgebucht.',
  failedTitle: 'Zahlung fehlgeschlagen',
  canceledTitle: 'Zahlung abgebrochen',
  status: (status: string | undefined) =>
    status === undefined
      ? 'Stand der Zahlung: unbekannt. Bitte versuchen Sie es noch einmal, oder schreiben Sie unserem Support.'
      : `Stand der Zahlung: ${status}. Bitte versuchen Sie es noch einmal, oder schreiben Sie unserem Support.`,
  subject: 'Meine Zahlung',
  toSettings: 'Zu den Einstellungen',
  successful: 'Zahlung erfolgreich',
  thanks:
    'Vielen Dank. Sie haben jetzt Premium: [Verbinden Sie Ihren Kalender], und legen Sie Ihre eigenen Aufgaben an. In den Einstellungen können Sie Premium jederzeit verwalten oder kündigen.',
  confirming: 'Ihre Zahlung wird bestätigt',
  confirmingAbout: 'Das dauert ein paar Sekunden. Premium erscheint hier, sobald die Zahlung bestätigt ist.',
  unconfirmed: 'Noch nicht bestätigt',
  checkAgain: 'Noch einmal prüfen',
  unconfirmedAbout:
    'Wenn Sie gerade gezahlt haben, ist Ihre Zahlung sicher, und Sie müssen nicht noch einmal zahlen: Die Bestätigung kann ein paar Minuten dauern, und Premium erscheint dann von selbst. Wenn Sie nicht gezahlt haben, wurde nichts abgebucht.',
  toLogin: 'Zur Anmeldung',
  sentOnlyAfter:
    'Sie wird erst nach abgeschlossener Zahlung gesendet. Wenn sie nicht innerhalb weniger Minuten ankommt, sehen Sie bitte im Spam-Ordner nach, oder melden Sie sich mit der Adresse an, mit der Sie gezahlt haben.',
  welcomeSent:
    'Eine Begrüßungsmail mit einem sicheren Anmeldelink ging an die Adresse, mit der Sie gezahlt haben. Öffnen Sie ihn, um sich anzumelden und loszulegen.',
  /** The start of a mail to support. */
  body: (session: string) => `Zahlung: ${session}`,
} as const satisfies Translation<typeof english>;
