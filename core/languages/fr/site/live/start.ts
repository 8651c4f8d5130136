import type { start as english } from '../../../en/site/live/start.ts';
import type { Translation } from '../../../translation.ts';
import { priceText, taxText } from '../../price.ts';

export const start: Translation<typeof english> = {
  offline: 'Vous êtes hors ligne. Cette page n’est peut-être plus à jour, et rien ne peut être enregistré.',
  offlineForm: 'Vous semblez hors ligne. Reconnectez-vous, puis appuyez de nouveau sur le bouton.',
  offlinePage: 'Vous semblez hors ligne. Reconnectez-vous, puis rouvrez cette page.',
  offlineAgain: 'Vous semblez hors ligne. Reconnectez-vous, puis réessayez.',
  unreached: 'Le serveur n’a pas répondu. Réessayez.',
  failed: 'Une erreur s’est produite. Réessayez.',
  price: (price) => `${priceText(price)}, ${taxText(price)}. Vous pouvez vous rétracter pendant 14 jours.`,
  noAddress: 'Indiquez votre adresse e-mail',
  wrongAddress: 'Indiquez une adresse e-mail valide',
  notSent: (email) => `L’e-mail n’a pas pu être envoyé à ${email}. Réessayez.`,
  checkEmail: 'Consultez votre messagerie',
  sent: (email) =>
    `Si vous avez un compte chez nous, nous avons envoyé un e-mail à ${email}. Suivez son lien pour vous connecter.`,
  user: 'vous',
  free: 'Gratuit',
  cookies: {
    title: 'Nous ne déposons des cookies que si vous acceptez',
    long: 'Si vous acceptez, nous pouvons compter les visites avec Google Analytics et afficher les prix avec Stripe. Sinon, ni l’un ni l’autre n’est chargé.',
    brief: 'Pour Google Analytics et Stripe.',
    more: 'Ce qui est enregistré, et pourquoi',
    details: 'En savoir plus',
    decline: 'Refuser',
    accept: 'Accepter',
  },
  allDone: 'Toutes les tâches sont faites ! Bravo !',
  done: (done, tasks) => `${done} sur ${tasks} ${done > 1 ? 'faites' : 'faite'}`,
};
