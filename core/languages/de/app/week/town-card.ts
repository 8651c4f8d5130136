import type { townCard as english } from '../../../en/app/week/town-card.ts';
import type { Translation } from '../../../translation.ts';

/** What the first week asks of a home whose town isn't known. */
export const townCard = {
  about: 'Wo Ihr Zuhause ist',
  why: 'Wann es dort friert, regnet und stürmt, entscheidet, wann manche Aufgaben kommen.',
  saved: (town: string) => `Der Plan folgt den Jahreszeiten von ${town}`,
  later: 'Nicht jetzt',
} as const satisfies Translation<typeof english>;
