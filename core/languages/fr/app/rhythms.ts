import { capitalise } from '../../../domain/text/capitalise.ts';
import type { rhythms as english } from '../../en/app/rhythms.ts';
import type { Translation } from '../../translation.ts';
import { rhythm } from '../rhythm.ts';

const { every } = rhythm;

export const rhythms: Translation<typeof english> = {
  title: 'Fréquence des tâches',
  about:
    'Ces tâches reviennent, ou pourraient revenir, plus ou moins souvent que d’habitude. Celles de sécurité et celles que la loi impose restent inchangées.',
  none: 'Toutes les tâches reviennent à leur fréquence habituelle.',
  done: (days, before) =>
    `Vous faites cette tâche en général ${every(days)}. Adopter ce rythme plutôt que ${every(before)} ?`,
  said: (days, before) => `Prévoir cette tâche ${every(days)} plutôt que ${every(before)} ?`,
  accept: 'Adopter ce rythme',
  dismiss: 'Ne rien changer',
  accepted: (days, usual) => `${capitalise(every(days))}, comme vous l’avez choisi, plutôt que ${every(usual)}`,
  planned: (days) => `À partir de la semaine prochaine, cette tâche revient ${every(days)}`,
  left: 'Rien n’a été modifié',
  mostRare: 'La fréquence est déjà au minimum',
  mostOften: 'La fréquence est déjà au maximum',
};
