import type { confirmation as english } from '../../en/app/confirmation.ts';
import type { Translation } from '../../translation.ts';

export const confirmation: Translation<typeof english> = {
  title: 'Confirmez que c’est bien vous',
  about:
    'Votre connexion date un peu. Avant de continuer, montrez que c’est bien vous, et non quelqu’un qui a votre appareil.',
  usePasskey: 'Utiliser une clé d’accès',
  mailCode: 'M’envoyer un code',
  sentTo: (email) => `Nous avons envoyé un code à [${email}]. Il est valable dix minutes.`,
  confirm: 'Confirmer',
  noPasskeyUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez.',
  signInWith: (service) => `Se reconnecter avec ${service}`,
  notKept: 'Vous reviendrez ensuite dans Upkept, mais ce que vous venez de saisir ne sera pas conservé.',
  noWay: 'Déconnectez-vous, reconnectez-vous, puis recommencez.',
};
