import type { removePasskey as english } from '../../en/app/remove-passkey.ts';
import type { Translation } from '../../translation.ts';

export const removePasskey: Translation<typeof english> = {
  question: 'Retirer cette clé d’accès ?',
  about: (name) =>
    `Si vous n’avez pas ajouté « [${name}] », retirez-la. Vous serez alors déconnecté partout, et vos jetons d’API, vos applications connectées et vos webhooks seront retirés aussi.`,
  remove: 'La retirer et tout déconnecter',
  removed: 'La clé d’accès est retirée',
  removedAbout:
    'Tous les appareils sont déconnectés. Connectez-vous par e-mail, puis vérifiez dans les réglages, sous Compte, que vos autres clés d’accès sont bien les vôtres.',
  signIn: 'Se connecter',
  expired:
    'Le lien est peut-être incomplet ou date de plus de 30 jours, ou la clé d’accès a déjà été retirée. Vos clés d’accès sont dans les réglages, sous Compte.',
};
