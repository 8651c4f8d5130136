import type { signIn as english } from '../../en/app/sign-in.ts';
import type { Translation } from '../../translation.ts';

export const signIn: Translation<typeof english> = {
  failedTitle: (product) => `Échec de la connexion | ${product}`,
  failed: 'Échec de la connexion',
  newLink: 'Demander un nouveau lien',
  missingToken: 'Lien incomplet. Demandez un nouveau lien de connexion.',
  invalidToken: 'Ce lien n’est pas valide, ou il a expiré. Demandez un nouveau lien de connexion.',
  linkStillValid: 'Le serveur n’a pas répondu. Votre lien reste valable : réessayez.',
  verifying: 'Vérification de votre lien',
  signInTo: (product) => `Connexion à ${product}`,
  otherBrowser:
    'Ce lien a été ouvert dans un autre navigateur que celui qui l’a demandé. Si c’était bien vous, continuez ici.',
  continue: 'Continuer et se connecter',
};
