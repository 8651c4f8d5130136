import type { cookies as english } from '../../../en/site/live/cookies.ts';
import type { Translation } from '../../../translation.ts';
/** Asks for consent. */
export const cookies = {
  title: 'Dürfen wir Besuche zählen?',
  long: 'Wenn Sie zustimmen, dürfen wir Besuche mit Google Analytics zählen und die Preistabelle von Stripe zeigen. Wenn Sie ablehnen, wird beides nicht geladen. Unsere wenigen anderen Cookies sind für die Anmeldung, den Kalender und Ihre Sprache.',
  brief: 'Für Google Analytics und Stripe.',
  more: 'Was gespeichert wird und warum',
  details: 'Details',
  decline: 'Ablehnen',
  accept: 'Zustimmen',
} as const satisfies Translation<typeof english>;
