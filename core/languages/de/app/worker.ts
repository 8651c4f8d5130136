import type { worker as english } from '../../en/app/worker.ts';
import type { Translation } from '../../translation.ts';
/** What the service worker says. */
export const worker = {
  today: 'Ihre Aufgaben heute',
} as const satisfies Translation<typeof english>;
