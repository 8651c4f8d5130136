import { format } from '../../format.ts';

/** What the script of the form for trying a plan says. */
export const tryPlanAnswers = {
  noCountry: 'Please choose your country: the seasons and the law depend on it.',
  offline:
    'The plan could not be fetched. Please check your connection, and press the button again. What you chose is kept.',
  orSignUp: (refusal: string) => `${refusal} Or sign up: your answers are kept, and your own plan has no such limit.`,
  weekOf: (monday: string) => `Week of ${format.date(monday, 'day')}`,
  minutes: (minutes: number) => `${minutes} minutes`,
  day: (date: string, minutes: number) => `${format.date(date, 'weekday')}, ${minutes} minutes`,
  source: 'Source:',
  more: (sources: number) => `and ${sources} more`,
} as const;
