import type { worker as english } from '../../en/app/worker.ts';
import type { Translation } from '../../translation.ts';

export const worker: Translation<typeof english> = {
  today: 'Vos tâches du jour',
};
