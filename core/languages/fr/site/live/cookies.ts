import type { cookies as english } from '../../../en/site/live/cookies.ts';
import type { Translation } from '../../../translation.ts';

export const cookies: Translation<typeof english> = {
  title: 'Nous ne déposons des cookies que si vous acceptez',
  long: 'Si vous acceptez, nous pouvons compter les visites avec Google Analytics et afficher les prix avec Stripe. Sinon, ni l’un ni l’autre n’est chargé.',
  brief: 'Pour Google Analytics et Stripe.',
  more: 'Ce qui est enregistré, et pourquoi',
  details: 'En savoir plus',
  decline: 'Refuser',
  accept: 'Accepter',
};
