import type { push as english } from '../en/push.ts';
import type { Translation } from '../translation.ts';
/** The notification of a day. */
export const push = {
  today: (tasks: number) => (tasks === 1 ? 'Heute eine Aufgabe' : `Heute ${tasks} Aufgaben`),
} as const satisfies Translation<typeof english>;
