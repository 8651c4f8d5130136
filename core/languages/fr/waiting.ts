import type { waiting as english } from '../en/waiting.ts';
import type { Translation } from '../translation.ts';

const units = { second: 'secondes', minute: 'minutes', hour: 'heures', day: 'jours' } as const;
const single = { second: 'une seconde', minute: 'une minute', hour: 'une heure', day: 'un jour' } as const;

export const waiting: Translation<typeof english> = {
  in: (amount, unit) => (amount === 1 ? `dans ${single[unit]}` : `dans ${amount} ${units[unit]}`),
  refused: (message, wait) => `${message} Vous pourrez réessayer ${wait}.`,
};
