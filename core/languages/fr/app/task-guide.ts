import { capitalise } from '../../../domain/text/capitalise.ts';
import type { taskGuide as english } from '../../en/app/task-guide.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const taskGuide: Translation<typeof english> = {
  why: 'Pourquoi c’est important',
  safety: 'En sécurité.',
  steps: 'Étapes',
  tools: 'Outils',
  noTools: 'Aucun',
  youNeed: 'Il faut :',
  background: 'Contexte et sources',
  difficulty: 'Difficulté',
  onlyFor: 'Seulement pour :',
  ifYouRent: 'Si vous êtes locataire :',
  inPlace: (place) => `${capitalise(place)} :`,
  checkedOn: (date) => `(vérifié le ${date})`,
  readGuide: 'Lire le guide complet',
  forItem: (item) => `pour : ${item}`,
  sources: (sources, day) => `Sources : ${format.clauses(sources)}. Vérifié le [${day}].`,
};
