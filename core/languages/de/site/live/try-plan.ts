import type { tryPlanAnswers as english } from '../../../en/site/live/try-plan.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

/** What the script of the form for trying a plan says. */
export const tryPlanAnswers = {
  noCountry: 'Bitte wählen Sie Ihr Land: Jahreszeiten und Gesetze hängen davon ab.',
  offline:
    'Der Plan ließ sich nicht holen. Bitte prüfen Sie Ihre Verbindung, und drücken Sie noch einmal auf die Schaltfläche. Ihre Auswahl bleibt erhalten.',
  orSignUp: (refusal: string) =>
    `${refusal} Oder registrieren Sie sich: Ihre Antworten bleiben erhalten, und Ihr eigener Plan hat keine solche Grenze.`,
  weekOf: (monday: string) => `Woche vom ${format.date(monday, 'day')}`,
  minutes: (minutes: number) => `${minutes} Minuten`,
  day: (date: string, minutes: number) => `${format.date(date, 'weekday')}, ${minutes} Minuten`,
  source: 'Quelle:',
  more: (sources: number) => `und ${sources} weitere`,
} as const satisfies Translation<typeof english>;
