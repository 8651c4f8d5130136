import type { taskFields as english } from '../../en/app/task-fields.ts';
import type { Translation } from '../../translation.ts';
/** What is wrong with a task’s title or day. */
export const taskFields = {
  noTitle: 'Bitte geben Sie einen Titel für die Aufgabe ein',
  longTitle: (length: number, most: number) => `Bitte kürzen Sie den Titel von ${length} auf ${most} Zeichen`,
  farDay: 'Bitte wählen Sie einen Tag innerhalb von zehn Jahren',
} as const satisfies Translation<typeof english>;
