import type { onboarding as english } from '../../en/app/onboarding.ts';
import type { Translation } from '../../translation.ts';
/** The questions about a new home. */
export const onboarding = {
  step: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
  you: 'Zum Schluss zu Ihnen',
  youHint: 'Ihr Land bestimmt die Jahreszeiten in Ihrem Plan. Mit Ihrem Namen sprechen wir Sie an.',
  progress: 'Einrichtung',
  premiumNext: ' Premium können Sie danach bekommen.',
  back: 'Zurück',
  planFirstWeek: 'Meine erste Woche planen',
  next: 'Weiter',
  skipRest: 'Überspringen: die üblichen Antworten nehmen',
} as const satisfies Translation<typeof english>;
