import type { push as english } from '../en/push.ts';
import type { Translation } from '../translation.ts';

export const push: Translation<typeof english> = {
  today: (tasks) => (tasks === 1 ? 'Une tâche aujourd’hui' : `${tasks} tâches aujourd’hui`),
  buttons: {
    done: { work: 'C’est fait', visit: 'Rendez-vous pris' },
    allDone: 'Tout est fait',
    later: 'Plus tard',
    'next-week': 'La semaine prochaine',
  },
};
