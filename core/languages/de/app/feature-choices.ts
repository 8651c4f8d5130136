import type { featureChoices as english } from '../../en/app/feature-choices.ts';
import type { Translation } from '../../translation.ts';
/** The choice of what a home has. */
export const featureChoices = {
  specialty: 'Besonderheiten',
} as const satisfies Translation<typeof english>;
