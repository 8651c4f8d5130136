import type { connectApp as english } from '../../en/app/connect-app.ts';
import type { Translation } from '../../translation.ts';

export const connectApp: Translation<typeof english> = {
  processing: 'Traitement de votre demande…',
  read: 'Lire',
  write: 'Lire et modifier',
  mayRead: 'Elle peut lire vos semaines, vos guides, vos compteurs et votre historique, y compris qui a fait quoi.',
  mayWrite:
    'Elle peut lire vos semaines, vos guides, vos compteurs et votre historique, y compris qui a fait quoi. Elle peut aussi cocher, déplacer et ignorer des tâches, et enregistrer ce qu’affiche un compteur.',
  connectTitle: (name) => `Connecter ${name} ?`,
  from: (host, isOnComputer) =>
    isOnComputer
      ? `Cette application vient de [${host}]. Ne continuez que si vous venez de le demander là-bas, sur cet ordinateur.`
      : `Cette application vient de [${host}]. Ne continuez que si vous venez de le demander là-bas.`,
  home: 'Logement',
  what: 'Ce qu’elle peut faire',
  limits: (may) =>
    `${may} Elle ne voit ni votre adresse ni vos paiements, et ne peut rien supprimer. Vous pouvez la retirer à tout moment dans les réglages, sous Compte.`,
  connect: 'Connecter',
  refuse: 'Ne pas connecter',
  noApp: 'Aucune application n’a demandé à se connecter.',
  notConnected: 'Pas de connexion',
  impossible: (host) => `Une application de ${host} a demandé quelque chose d’impossible.`,
  backTo: (host) => `Retour à ${host}`,
  signInTo: (product) => `Connexion à ${product}`,
  signInFirst: 'Une application veut se connecter à votre logement. Connectez-vous d’abord, puis décidez.',
  signIn: 'Se connecter',
};
