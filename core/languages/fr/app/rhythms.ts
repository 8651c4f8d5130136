import { capitalise } from '../../../domain/text/capitalise.ts';
import type { rhythms as english } from '../../en/app/rhythms.ts';
import type { Translation } from '../../translation.ts';
import { rhythm } from '../rhythm.ts';

const { every } = rhythm;

export const rhythms: Translation<typeof english> = {
  title: 'Fréquence des tâches',
  about:
    'Vous faites ces tâches plus ou moins souvent que d’habitude. Celles de sécurité et celles que la loi impose restent inchangées.',
  none: 'Toutes les tâches reviennent à leur fréquence habituelle.',
  done: (days, before) =>
    `Vous le faites en général ${every(days)}. Le prévoir à ce rythme, au lieu de ${every(before)} ?`,
  said: (days, before) => `Le prévoir ${every(days)}, au lieu de ${every(before)} ?`,
  accept: 'Adopter ce rythme',
  dismiss: 'Ne rien changer',
  accepted: (days, usual) => `${capitalise(every(days))}, à votre rythme, au lieu de ${every(usual)}`,
  planned: (days) => `À partir de la semaine prochaine, cela revient ${every(days)}`,
  left: 'Rien n’a changé',
  mostRare: 'Cela revient déjà aussi rarement que possible',
  mostOften: 'Cela revient déjà aussi souvent que possible',
};
