import type { serviceAnswers as english } from '../../../en/site/live/service.ts';
import type { Translation } from '../../../translation.ts';

export const serviceAnswers: Translation<typeof english> = {
  signIn: (service) => `Se connecter avec ${service}`,
  failed: 'La connexion n’a pas abouti. Réessayez.',
  away: (service) => `${service} ne répond pas. Réessayez dans un instant.`,
  refused: (service) =>
    `Il n’y a pas de compte ici pour l’adresse que ${service} a donnée. Demandez à qui exploite ce site.`,
};
