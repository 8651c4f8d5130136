import type { homePicture as english } from '../../en/app/home-picture.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const homePicture: Translation<typeof english> = {
  name: 'Les pièces de votre logement',
  nothingDue: 'Rien à faire aujourd’hui',
  waiting: (tasks) => `${format.count(tasks, { one: 'tâche attend', other: 'tâches attendent' })}`,
  next: (title, day) => `${title}, ${day}`,
  photograph: (item) => `Photographier : ${item}`,
};
