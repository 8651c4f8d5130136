import { format } from './format.ts';

type Unit = 'second' | 'minute' | 'hour' | 'day';
const units = {
  second: { one: 'second', other: 'seconds' },
  minute: { one: 'minute', other: 'minutes' },
  hour: { one: 'hour', other: 'hours' },
  day: { one: 'day', other: 'days' },
} as const;

/** How long a refused request has to wait. */
export const waiting = {
  in: (amount: number, unit: Unit) => `in ${format.count(amount, units[unit])}`,
  refused: (message: string, wait: string) => `${message} You can try again ${wait}.`,
} as const;
