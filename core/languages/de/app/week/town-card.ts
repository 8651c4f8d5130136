import type { townCard as english } from '../../../en/app/week/town-card.ts';
import type { Translation } from '../../../translation.ts';
/** What the first week asks of a home whose town isn't known. */
export const townCard = {
  about: 'Wo Ihr Zuhause ist',
  why: 'Frost, Regen und Stürme kommen dort zu anderen Zeiten als anderswo, und manche Aufgaben richten sich danach.',
  /** Follows it where one of them is planned. */
  assumed:
    'Bis wir die nächstgelegene Stadt kennen, kommen diese Aufgaben so früh, wie ein großer Teil Ihres Landes sie braucht.',
  saved: (town: string) => `Der Plan folgt den Jahreszeiten von ${town}`,
  choose: 'Nächstgelegene Stadt angeben',
  later: 'Nicht jetzt',
} as const satisfies Translation<typeof english>;
