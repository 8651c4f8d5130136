import type { start as english } from '../../../en/site/live/start.ts';
import type { Translation } from '../../../translation.ts';
import { priceText, taxText } from '../../price.ts';

/** By the code of the API’s error. */
const refusals: Readonly<Record<string, string>> = {
  invalid_input: 'Vérifiez ce que vous avez saisi.',
  too_many_requests: 'Trop de demandes. Réessayez plus tard.',
  one_at_a_time: 'Votre dernière demande est encore en cours. Réessayez dans un instant.',
  too_busy: 'Le serveur est très sollicité. Réessayez dans un instant.',
  mail_rejected: 'Le serveur de messagerie a refusé l’e-mail.',
  address_refused: 'Les e-mails à cette adresse ne peuvent pas être distribués.',
  passkey_refused: 'Cette clé d’accès n’est pas acceptée ici. Connectez-vous avec votre adresse e-mail.',
  already_premium: 'Vous avez déjà un abonnement Premium.',
  no_subscription: 'Il n’y a pas d’abonnement à gérer.',
  withdrawal_over: 'Les 14 jours de rétractation sont passés. Vous pouvez résilier Premium à la place.',
  payments_unavailable: 'Notre prestataire de paiement ne répond pas pour l’instant. Réessayez dans un instant.',
  offline: 'Le serveur n’a pas répondu. Réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Réessayez.',
};

export const start: Translation<typeof english> = {
  offline:
    'Vous êtes hors ligne. Ce que vous voyez n’est peut-être plus à jour, et les changements ne peuvent pas être enregistrés.',
  offlineForm: 'Vous semblez hors ligne. Connectez-vous à Internet, puis appuyez de nouveau sur le bouton.',
  offlinePage: 'Vous semblez hors ligne. Connectez-vous à Internet, puis rouvrez cette page.',
  offlineAgain: 'Vous semblez hors ligne. Connectez-vous à Internet, puis réessayez.',
  unreached: 'Le serveur n’a pas répondu. Réessayez.',
  failed: 'Une erreur s’est produite. Réessayez.',
  refusal: (code) => refusals[code] ?? 'Une erreur s’est produite. Réessayez.',
  price: (price) => `${priceText(price)}, ${taxText(price)}. Vous pouvez vous rétracter pendant 14 jours.`,
  noAddress: 'Indiquez votre adresse e-mail',
  wrongAddress: 'Indiquez une adresse e-mail valide',
  notSent: (email) => `L’e-mail n’a pas pu être envoyé à ${email}. Réessayez.`,
  checkEmail: 'Consultez votre messagerie',
  sent: (email) =>
    `Si vous avez un compte chez nous, nous avons envoyé un e-mail à ${email}. Suivez le lien qu’il contient pour vous connecter. Consultez votre boîte de réception.`,
  user: 'vous',
  free: 'Gratuit',
  cookies: {
    title: 'Nous ne déposons des cookies que si vous acceptez',
    long: 'Si vous acceptez, nous pouvons compter les visites avec Google Analytics et afficher le tableau des prix de Stripe. Si vous refusez, ni l’un ni l’autre n’est chargé.',
    brief: 'Pour Google Analytics et Stripe.',
    more: 'Ce qui est enregistré, et pourquoi',
    details: 'En savoir plus',
    decline: 'Refuser',
    accept: 'Accepter',
  },
  allDone: 'Toutes les tâches sont faites ! Bravo !',
  done: (done, tasks) => `${done} sur ${tasks} ${done > 1 ? 'faites' : 'faite'}`,
};
