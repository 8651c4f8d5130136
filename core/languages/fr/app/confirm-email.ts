import type { confirmEmail as english } from '../../en/app/confirm-email.ts';
import type { Translation } from '../../translation.ts';

export const confirmEmail: Translation<typeof english> = {
  expired:
    'Le lien est peut-être incomplet, expiré ou annulé, ou l’adresse appartient à un autre compte. Vous pouvez demander de nouveaux liens dans les réglages, sous Compte.',
  change: 'Changer votre adresse ?',
  confirmAddress: 'Confirmer cette adresse',
  confirmChange: 'Confirmer le changement',
  linksWillGo: 'Vos liens de connexion seront alors envoyés à ',
  bothConfirm: '. Le changement demande une confirmation des deux adresses.',
  changed: 'Votre adresse est changée',
  oneMore: 'Encore une confirmation',
  linksGo: 'Désormais, vos liens de connexion sont envoyés à ',
  openOther: 'Merci. Ouvrez maintenant le lien que nous avons envoyé à ',
  currentAddress: 'votre adresse actuelle',
};
