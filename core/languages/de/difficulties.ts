import type { difficulties as english } from '../en/difficulties.ts';
import type { Translation } from '../translation.ts';
/** How much a task asks of the person who does it. */
export const difficulties = {
  beginner: 'Einfach',
  moderate: 'Mittel',
  advanced: 'Anspruchsvoll',
} as const satisfies Translation<typeof english>;
