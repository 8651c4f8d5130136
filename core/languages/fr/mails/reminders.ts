import type { reminders as english } from '../../en/mails/reminders.ts';
import type { Translation } from '../../translation.ts';

export const reminders: Translation<typeof english> = {
  home: 'votre logement',
  request: {
    subject: 'Encore une étape : votre rappel dans un an',
    preview: (guide) => `Confirmez que nous pouvons vous écrire dans un an pour ${guide}.`,
    chip: 'À confirmer sous 7 jours',
    heading: 'Souhaitez-vous un rappel dans un an ?',
    text: (guide) =>
      `Quelqu’un a saisi cette adresse sous notre guide d’entretien pour ${guide}, afin de recevoir un rappel dans un an. Si c’est vous, confirmez-le.`,
    button: 'Confirmer le rappel',
    closing:
      'Vous recevrez alors un seul e-mail, dans un an, puis nous supprimerons votre adresse. Le même lien permet d’annuler le rappel avant. Si ce n’est pas vous, ne faites rien : nous supprimons votre adresse au bout de 7 jours.',
    reason: (to) => `Nous avons envoyé cet e-mail à ${to} parce que quelqu’un a saisi cette adresse sous un guide.`,
  },
  due: {
    subject: (guide) => `Un an a passé : ${guide}`,
    preview: (guide) => `C’est le moment de relire notre guide pour ${guide}.`,
    chip: 'Un an a passé',
    heading: 'C’est le moment d’y revenir',
    text: (guide) =>
      `Il y a un an, vous nous avez demandé un rappel de notre guide d’entretien pour ${guide}. Il montre ce qui est à faire, à quel rythme et comment le faire sans danger.`,
    button: 'Lire le guide',
    closing:
      'C’était le seul rappel : nous supprimons votre adresse avec cet e-mail. Pour en recevoir un autre, saisissez-la de nouveau sous le guide.',
    reason: (to) => `Nous avons envoyé cet e-mail à ${to} parce que vous avez confirmé ce rappel il y a un an.`,
  },
};
