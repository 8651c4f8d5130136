import type { aboutHome as english } from '../../en/app/about-home.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const aboutHome: Translation<typeof english> = {
  questions: 'Questions sur le logement',
  yourAnswers: 'vos réponses',
  answered: (answered, questions) =>
    `${format.count(answered, { one: 'réponse', other: 'réponses' })} sur ${questions}`,
  questionsAbout:
    'Vos réponses décident des tâches que vous recevez. Les tâches à faire sont reprogrammées après chaque changement.',
  appliances: 'Appareils',
  appliancesAbout: 'Numéros de série, garanties et papiers de ce que vous avez',
  excluded: 'Pas dans votre logement',
  excludedAbout: 'Vous avez dit que ces tâches ne concernent pas votre logement : elles ne sont pas programmées.',
  noneExcluded: 'Toutes les tâches concernent votre logement.',
  include: 'La programmer de nouveau',
  nothingToAsk: 'Il n’y a encore rien à demander sur votre logement.',
  showAll: (questions) => `Voir les ${questions} questions`,
  noAnswer: 'Pas encore de réponse',
  notSure: 'Je ne sais pas',
  affects: (tasks) => `Concerne ${format.count(tasks, { one: 'tâche', other: 'tâches' })}`,
};
