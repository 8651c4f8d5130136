import type { tryPlan as english } from '../../en/site/try-plan.ts';
import type { Translation } from '../../translation.ts';
/** The form that plans the first weeks of a visitor’s own home. */
export const tryPlan = {
  title: 'Mit Ihrem Zuhause ausprobieren',
  introduction: 'Ihre ersten vier Wochen, ohne Konto. Ihre Antworten speichern wir nicht.',
  kind: 'Ihr Zuhause ist',
  kinds: { Apartment: 'Eine Wohnung', House: 'Ein Haus' },
  country: 'Land',
  chooseCountry: 'Wählen Sie Ihr Land',
  has: 'Dort gibt es',
  needsScript: 'Die Planung für Ihr Zuhause',
  submit: 'Meinen ersten Monat zeigen',
  busy: 'Wird geplant…',
  resultTitle: 'Ihre ersten vier Wochen',
  noTown:
    'Sie haben die nächstgelegene Stadt nicht genannt. Deshalb beginnen die Jahreszeiten so früh wie in einem großen Teil Ihres Landes.',
  assumed:
    'Bis Sie mehr gesagt haben, nehmen wir das Sicherste an, zum Beispiel Leitungen, die einfrieren können. Nach der Registrierung klären ein paar Fragen das, und jeder Plan richtet sich nach dem, was Sie erledigt haben.',
  sendTo: 'Wohin sollen wir den Link zu Ihrem Plan schicken?',
  keep: 'Diesen Plan behalten, kostenlos',
  waits:
    'Ihre Antworten warten in diesem Browser. Keine Kreditkarte nötig. [Wie wir Aufgaben auswählen](/how-we-choose)',
} as const satisfies Translation<typeof english>;
