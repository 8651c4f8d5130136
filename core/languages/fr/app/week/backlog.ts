import type { backlog as english } from '../../../en/app/week/backlog.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

const tasks = { one: 'tâche', other: 'tâches' } as const;

export const backlog: Translation<typeof english> = {
  done: 'Tout est à jour',
  doneText: 'Il ne reste rien des deux dernières semaines.',
  title: 'Encore à faire',
  text: 'Cela arrive. Répartissez ces tâches sur les jours qui viennent, faites-les aujourd’hui, ou laissez-les jusqu’à la prochaine fois.',
  tasks: (count) => format.count(count, tasks),
  choices: { spread: 'Les répartir', today: 'Tout faire aujourd’hui', 'let-go': 'Les laisser' },
  hide: 'Masquer les tâches',
  unfold: (count) =>
    count === 1 ? 'Afficher celle des deux dernières semaines' : `Afficher les ${count} des deux dernières semaines`,
  moved: (count) => `${format.count(count, { one: 'tâche déplacée', other: 'tâches déplacées' })} à aujourd’hui`,
  spread: (count) =>
    `${format.count(count, { one: 'tâche répartie', other: 'tâches réparties' })} sur les jours qui viennent`,
  letGo: (count, safety) => {
    const left = format.count(count, { one: 'tâche laissée', other: 'tâches laissées' });
    const forms = { one: 'tâche de sécurité gardée', other: 'tâches de sécurité gardées' };
    return safety > 0 ? `${left}, ${format.count(safety, forms)}` : left;
  },
  letGoText: 'Chacune reviendra quand elle sera de nouveau à faire.',
};
