import type { finished as english } from '../../../en/app/week/finished.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

export const finished: Translation<typeof english> = {
  doNext: 'En faire une de la semaine prochaine ?',
  kept: (weeks) => `${weeks} semaines réussies d’affilée.`,
  invite: 'Quelqu’un vit avec vous ? [Invitez cette personne].',
  nextFree: 'Rien n’est prévu la semaine prochaine.',
  next: (tasks, duration) => {
    const count = format.count(tasks, { one: 'tâche', other: 'tâches' });
    return duration ? `La semaine prochaine : ${count}, ${duration}.` : `La semaine prochaine : ${count}.`;
  },
};
