import type { pause as english } from '../../../en/app/week/pause.ts';
import type { Translation } from '../../../translation.ts';

export const pause: Translation<typeof english> = {
  until: (day) => `En pause jusqu’au ${day}.`,
  on: (day) => `En pause le ${day}.`,
  from: (from, to) => `En pause du ${from} au ${to}.`,
  meaning: 'Pendant ce temps, rien n’est prévu et rien ne prend de retard.',
  change: 'Modifier la pause',
};
