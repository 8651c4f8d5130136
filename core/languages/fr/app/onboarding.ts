import type { onboarding as english } from '../../en/app/onboarding.ts';
import type { Translation } from '../../translation.ts';

export const onboarding: Translation<typeof english> = {
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  you: 'Pour finir, à propos de vous',
  youHint: 'Votre pays détermine les saisons de votre programme.',
  lastStep: 'Dernière étape',
  keptHint: 'Votre programme reste celui que vous avez essayé.',
  addMore: 'Ajouter ce qui manque',
  progress: 'Premiers pas',
  premiumNext: 'Vous pourrez ensuite passer à Premium.',
  back: 'Retour',
  planFirstWeek: 'Programmer ma première semaine',
  next: 'Suivant',
  skipRest: 'Passer le reste',
};
