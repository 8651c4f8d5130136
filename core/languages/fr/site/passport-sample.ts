import type { passportSample as english } from '../../en/site/passport-sample.ts';
import type { Translation } from '../../translation.ts';

export const passportSample: Translation<typeof english> = {
  crumb: 'Un exemple de carnet du logement',
  lede: 'Ceci est un exemple, pour une maison que nous avons inventée. Le vôtre se remplit à mesure que vous cochez les tâches : imprimez-le, enregistrez-le, ou partagez-le à une adresse secrète pendant 30, 90 ou 365 jours, avec ou sans les coûts, les noms, les notes et les photos.',
  nextTitle: 'Commencez votre propre carnet',
  next: 'Chaque tâche que vous cochez devient une ligne de votre historique, et votre carnet est établi à partir de lui. C’est gratuit.',
  house: 'Maison',
  heatingCompany: 'Un chauffagiste',
  sweep: 'Un ramoneur',
  vessel: 'Vase d’expansion regonflé',
  pump: 'Circulateur neuf',
  warranty: 'Garantie de cinq ans',
};
