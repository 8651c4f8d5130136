import type { progress as english } from '../en/progress.ts';
import type { Translation } from '../translation.ts';

export const progress: Translation<typeof english> = {
  allDone: 'Alle Aufgaben erledigt! Gut gemacht!',
  done: (done: number, tasks: number) => `${done} von ${tasks} erledigt`,
};
