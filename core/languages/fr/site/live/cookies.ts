import type { cookies as english } from '../../../en/site/live/cookies.ts';
import type { Translation } from '../../../translation.ts';

export const cookies: Translation<typeof english> = {
  title: 'Mesure d’audience et prix : à vous de choisir',
  long: 'Si vous acceptez, nous pouvons compter les visites avec Google Analytics et afficher les prix avec Stripe. Sinon, ni l’un ni l’autre n’est chargé. Les autres cookies, peu nombreux, servent à la connexion, à l’agenda et à la langue.',
  brief: 'Pour Google Analytics et Stripe.',
  more: 'Ce qui est enregistré, et pourquoi',
  details: 'En savoir plus',
  decline: 'Refuser',
  accept: 'Accepter',
};
