import type { weekMenu as english } from '../../../en/app/week/menu.ts';
import type { Translation } from '../../../translation.ts';

export const weekMenu: Translation<typeof english> = {
  replanThis: 'Reprogrammer cette semaine',
  replan: 'Reprogrammer la semaine',
  needs: 'Ce qu’il vous faut',
  keys: 'Raccourcis clavier',
  share: 'Se partager le travail…',
};
