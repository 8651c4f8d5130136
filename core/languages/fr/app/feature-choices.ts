import type { featureChoices as english } from '../../en/app/feature-choices.ts';
import type { Translation } from '../../translation.ts';

export const featureChoices: Translation<typeof english> = {
  specialty: 'Plus rares',
};
