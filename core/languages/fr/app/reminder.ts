import type { reminder as english } from '../../en/app/reminder.ts';
import type { Translation } from '../../translation.ts';

export const reminder: Translation<typeof english> = {
  expired:
    'Un lien de confirmation est valable 7 jours. Si le rappel a été annulé ou envoyé, nous n’avons plus votre adresse. Vous pouvez la saisir de nouveau sous un guide.',
  guides: 'Voir les guides',
  ask: 'Souhaitez-vous un rappel dans un an ?',
  askAbout: (guide) => `Un seul e-mail, dans un an, pour ${guide}. Nous supprimons votre adresse en l’envoyant.`,
  confirm: 'Oui, je veux ce rappel',
  confirmed: 'C’est noté',
  confirmedAbout: (guide, day) =>
    `Vous recevrez un e-mail le [${day}] pour ${guide}, puis nous supprimerons votre adresse. Gardez l’e-mail avec ce lien si vous pensez annuler le rappel avant.`,
  end: 'Annuler le rappel',
  ended: 'Le rappel est annulé',
  endedAbout: 'Nous avons supprimé votre adresse.',
  toGuide: 'Revenir au guide',
};
