import type { labels as english } from '../../en/app/labels.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const labels: Translation<typeof english> = {
  about:
    'Collez-en une sur chaque appareil. La scanner ouvre la page de l’appareil pour les personnes de ce logement ; les autres ne voient que la page de connexion.',
  print: (labels) => `Imprimer ${format.count(labels, { one: 'étiquette', other: 'étiquettes' })}`,
  choose: 'Choisir les étiquettes',
  printLabelsOf: 'Imprimer les étiquettes de',
  contains: (product) => `${product} : notice, tâches, garantie`,
};
