import type { warranty as english } from '../en/warranty.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';

export const warranty: Translation<typeof english> = {
  title: (item) => `Avant la fin de la garantie : ${item}`,
  description: (until) =>
    `La garantie prend fin le ${format.date(until)}. Essayez toutes les fonctions, et signalez ce qui ne marche pas tant que la réparation est gratuite.`,
};
