import type { connection as english } from '../en/connection.ts';
import type { Translation } from '../translation.ts';

export const connection: Translation<typeof english> = {
  offline: 'Vous êtes hors ligne. Cette page n’est peut-être plus à jour, et rien ne peut être enregistré.',
  unreached: 'Le serveur n’a pas répondu. Réessayez.',
  failed: 'Une erreur s’est produite. Réessayez.',
};
