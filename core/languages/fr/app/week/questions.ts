import type { questions as english } from '../../../en/app/week/questions.ts';
import type { Translation } from '../../../translation.ts';

export const questions: Translation<typeof english> = {
  about: 'À propos de votre logement',
  place: (question, questions) => `${question} sur ${questions}`,
  saved: 'Enregistré',
  thanks: 'Merci',
  thanksText: 'Votre programme en tient compte. Vos réponses sont dans vos [préférences].',
  notSure: 'Je ne sais pas',
};
