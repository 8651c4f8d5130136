import type { onboarding as english } from '../../en/app/onboarding.ts';
import type { Translation } from '../../translation.ts';
/** The questions about a new home. */
export const onboarding = {
  step: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
  you: 'Zum Schluss zu Ihnen',
  youHint: 'Ihr Land bestimmt die Jahreszeiten in Ihrem Plan.',
  /** Of who has tried the plan: it stays, and only this is left. */
  lastStep: 'Ein letzter Schritt',
  keptHint: 'Ihr Plan bleibt, wie Sie ihn ausprobiert haben.',
  addMore: 'Fehlt etwas? Fügen Sie es hinzu',
  progress: 'Einrichtung',
  premiumNext: 'Premium können Sie danach bekommen.',
  back: 'Zurück',
  planFirstWeek: 'Meine erste Woche planen',
  next: 'Weiter',
  skipRest: 'Rest überspringen',
} as const satisfies Translation<typeof english>;
