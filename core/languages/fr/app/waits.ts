import type { waits as english } from '../../en/app/waits.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const waits: Translation<typeof english> = {
  more: (jobs) => `Et ${format.count(jobs, { one: 'petite tâche', other: 'petites tâches' })} de plus.`,
  noRoom: (wanted) => `Pas encore de place ; à faire ${wanted}.`,
  later: (wanted) => `Un peu plus espacé que « ${wanted} ».`,
  instead: (planned, wanted) => `Prévu ${planned} au lieu de ${wanted}.`,
  title: 'Ce qui attend',
  see: 'Les voir',
  upToTasks: (tasks) => `Jusqu’à ${format.count(tasks, { one: 'tâche', other: 'tâches' })} par semaine`,
};
