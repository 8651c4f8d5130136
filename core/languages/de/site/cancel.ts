import type { cancel as english } from '../../en/site/cancel.ts';
import type { Translation } from '../../translation.ts';
/** Where everyone can end a contract. */
export const cancel = {
  title: 'Verträge kündigen oder widerrufen',
  introduction:
    'Sie können Premium jederzeit kündigen: Es endet dann mit dem Zeitraum, für den Sie gezahlt haben. Innerhalb von 14 Tagen nach dem Kauf können Sie den Vertrag auch widerrufen: Premium endet dann sofort, und wir erstatten Ihnen das Geld, abzüglich der genutzten Tage, wenn Sie verlangt haben, dass wir sofort beginnen. Die [Nutzungsbedingungen](/terms#withdrawal) enthalten die Einzelheiten und ein Formular zum Kopieren.',
  otherWays:
    'Sie können auch an [{support email}](mailto:{support email}) schreiben oder einen Brief an die Anschrift in unserem [Impressum](/legal) schicken.',
  keep: 'Premium behalten',
  loading: 'Ihr Vertrag wird geladen …',
  cancel: 'Premium kündigen',
  withdraw: 'Vertrag widerrufen',
  areYouSure: 'Sind Sie sicher?',
  confirmCancellation: 'Jetzt kündigen',
  confirmWithdrawal: 'Widerruf bestätigen',
  back: 'Zurück',
  what: 'Was möchten Sie tun?',
  name: 'Ihr Name',
  email: 'E-Mail-Adresse',
  emailHint: 'Die, mit der Sie Premium gekauft haben',
  reference: 'Kennzeichen oder Grund',
  referenceHint:
    'Eine Rechnungsnummer oder etwas anderes, womit wir Ihren Vertrag finden, oder der Grund einer außerordentlichen Kündigung',
  needsScript: 'Dieses Formular',
  busy: 'Wird gesendet…',
  counts:
    'Ihre Erklärung zählt ab dem Moment, in dem Sie auf die Schaltfläche drücken. Wir schicken Ihnen ihren Inhalt mit Datum und Uhrzeit per E-Mail. Für eine Kündigung ist nichts weiter nötig. Bei einem Widerruf enthält die E-Mail einen Link: Öffnen Sie ihn, damit niemand sonst Ihren Vertrag beenden kann.',
  receivedTitle: 'Wir haben Ihre Erklärung erhalten',
  /** The first place is for the moment, the second for the address. */
  received:
    'Ihre Erklärung ist am * eingegangen. Wir haben ihren Inhalt, ihr Datum und ihre Uhrzeit per E-Mail an * geschickt. In der E-Mail steht, was noch zu tun ist.',
} as const satisfies Translation<typeof english>;
