import type { storedOutbox as english } from '../../en/app/stored-outbox.ts';
import type { Translation } from '../../translation.ts';

export const storedOutbox: Translation<typeof english> = {
  unreadable: 'Une modification en attente sur cet appareil est illisible : elle n’a pas été faite.',
};
