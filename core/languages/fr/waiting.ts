import type { waiting as english } from '../en/waiting.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';

const units = {
  second: { one: 'seconde', other: 'secondes' },
  minute: { one: 'minute', other: 'minutes' },
  hour: { one: 'heure', other: 'heures' },
  day: { one: 'jour', other: 'jours' },
} as const;

export const waiting: Translation<typeof english> = {
  in: (amount, unit) => `dans ${format.count(amount, units[unit])}`,
  refused: (message, wait) => `${message} Vous pourrez réessayer ${wait}.`,
};
