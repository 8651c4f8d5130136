import { format } from '../format.ts';

/** The drawing of the home, with its rooms. */
export const homePicture = {
  name: 'The rooms of your home',
  nothingDue: 'Nothing due today',
  waiting: (tasks: number) => `${format.count(tasks, { one: 'task waits', other: 'tasks wait' })}`,
  next: (title: string, day: string) => `${title}, ${day}`,
  /** Opens the camera, for the plate with its make and number. */
  photograph: (item: string) => `Photograph: ${item}`,
} as const;
