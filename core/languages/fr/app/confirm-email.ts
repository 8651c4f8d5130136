import type { confirmEmail as english } from '../../en/app/confirm-email.ts';
import type { Translation } from '../../translation.ts';

export const confirmEmail: Translation<typeof english> = {
  expired:
    'Le lien est peut-être incomplet, expiré ou annulé, ou l’adresse appartient à un autre compte. Vous pouvez demander de nouveaux liens dans les réglages, sous Compte.',
  change: 'Changer votre adresse ?',
  confirmAddress: 'Confirmer cette adresse',
  confirmChange: 'Confirmer le changement',
  linksWillGo: (email) => `Une fois le changement confirmé, vos liens de connexion seront envoyés à [${email}].`,
  changed: 'Votre adresse a changé',
  oneMore: 'Encore une confirmation',
  linksGo: (email) => `Désormais, vos liens de connexion sont envoyés à [${email}].`,
  openNew: (email) => `Merci. Ouvrez maintenant le lien que nous avons envoyé à [${email}].`,
  openCurrent: 'Merci. Ouvrez maintenant le lien que nous avons envoyé à votre adresse actuelle.',
};
