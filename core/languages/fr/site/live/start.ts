import type { start as english } from '../../../en/site/live/start.ts';
import type { Translation } from '../../../translation.ts';
import { priceText, taxText } from '../../price.ts';

const unreached = 'Le serveur n’a pas répondu. Réessayez.';
const failed = 'Une erreur s’est produite. Réessayez.';

/** By the code of the API’s error. Others are rare on public pages, whose script has to stay small. */
const refusals: Readonly<Record<string, string>> = {
  invalid_input: 'Vérifiez ce que vous avez saisi.',
  too_many_requests: 'Trop de demandes. Réessayez plus tard.',
  passkey_refused: 'Cette clé d’accès n’est pas acceptée ici.',
  already_premium: 'Vous avez déjà Premium.',
  withdrawal_over: 'Les 14 jours de rétractation sont passés. Vous pouvez résilier Premium.',
  payments_unavailable: 'Notre prestataire de paiement ne répond pas. Réessayez.',
  offline: unreached,
  timeout: unreached,
};

export const start: Translation<typeof english> = {
  offline: 'Vous êtes hors ligne. Cette page n’est peut-être plus à jour, et rien ne peut être enregistré.',
  offlineForm: 'Vous semblez hors ligne. Reconnectez-vous, puis appuyez de nouveau sur le bouton.',
  offlinePage: 'Vous semblez hors ligne. Reconnectez-vous, puis rouvrez cette page.',
  offlineAgain: 'Vous semblez hors ligne. Reconnectez-vous, puis réessayez.',
  unreached,
  failed,
  refusal: (code) => refusals[code] ?? failed,
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
