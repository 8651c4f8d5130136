import type { waiting as english } from '../en/waiting.ts';
import type { Translation } from '../translation.ts';

const units = {
  second: ['Sekunde', 'Sekunden'],
  minute: ['Minute', 'Minuten'],
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tagen'],
} as const;

export const waiting: Translation<typeof english> = {
  in: (amount, unit) => `in ${amount} ${units[unit][amount === 1 ? 0 : 1]}`,
  refused: (message, wait) => `${message} Sie können es ${wait} noch einmal versuchen.`,
};
