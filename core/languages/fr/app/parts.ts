import type { parts as english } from '../../en/app/parts.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const parts: Translation<typeof english> = {
  title: 'Pièces et consommables',
  nothing: 'Filtres, ampoules, sel, piles : leurs dimensions, leurs références, et combien il en reste.',
  edit: 'Modifier les pièces',
  add: 'Ajouter une pièce',
  name: 'Pièce',
  size: 'Dimension',
  number: 'Référence',
  shop: 'Où l’acheter',
  stock: 'Combien il en reste',
  usedBy: 'La tâche qui en utilise une',
  usedByNothing: 'Aucune tâche',
  noName: 'Indiquez le nom de la pièce',
  twice: 'Une autre pièce porte ce nom',
  noStock: 'Indiquez un nombre entier, ou rien',
  remove: (name) => `Retirer ${name}`,
  left: (stock) => (stock === 0 ? 'Il n’en reste plus' : `Il en reste ${format.number(stock)}`),
  used: 'Une de moins',
  usedOf: (name) => `Une de moins : ${name}`,
  counted: (name, left) => `${name} : ${left}`,
  at: (shop) => `chez ${shop}`,
  usedIn: (task) => `une à chaque fois : ${task}`,
  ticking: (part, left) => `Utilise ${part}. ${left}`,
  ranOut: 'Pièces épuisées',
  runningOut: 'Pièces à racheter bientôt',
  lasts: (left, day) => `${left}, de quoi tenir jusqu’au ${day}`,
  neededOn: (day) => `Nécessaire à partir du ${day}`,
};
