import type { closed as english } from '../../../en/app/week/closed.ts';
import type { Translation } from '../../../translation.ts';

export const closed: Translation<typeof english> = {
  items: 'À l’arrêt pour la saison',
  closed: {
    state: (item, since) => `À l’arrêt depuis le ${since} : ${item}.`,
    button: 'Remettre en service',
    opened: (item) => `De nouveau en service : ${item}`,
  },
  putAway: {
    state: (item, since) => `En hivernage depuis le ${since} : ${item}.`,
    button: 'Remettre en route',
    opened: (item) => `De nouveau en route : ${item}`,
  },
  openItem: (button, item) => `${button} : ${item}`,
};
