import type { homePicture as english } from '../../en/app/home-picture.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

/** The drawing of the home, with its rooms. */
export const homePicture = {
  name: 'Die Räume Ihres Zuhauses',
  nothingDue: 'Heute nichts fällig',
  waiting: (tasks: number) => `${format.count(tasks, { one: 'Aufgabe wartet', other: 'Aufgaben warten' })}`,
  next: (title: string, day: string) => `${title}, ${day}`,
  photograph: (item: string) => `Fotografieren: ${item}`,
} as const satisfies Translation<typeof english>;
