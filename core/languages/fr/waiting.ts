import type { waiting as english } from '../en/waiting.ts';
import type { Translation } from '../translation.ts';

const units = { second: 'seconde', minute: 'minute', hour: 'heure', day: 'jour' } as const;

export const waiting: Translation<typeof english> = {
  in: (amount, unit) => `dans ${amount} ${units[unit]}${amount === 1 ? '' : 's'}`,
  refused: (message, wait) => `${message} Vous pourrez réessayer ${wait}.`,
};
