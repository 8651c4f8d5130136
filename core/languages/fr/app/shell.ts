import type { shell as english } from '../../en/app/shell.ts';
import type { Translation } from '../../translation.ts';

export const shell: Translation<typeof english> = {
  failedTitle: 'Une erreur inattendue s’est produite',
  failed:
    'Un problème est survenu sur cette page. Tout ce que vous avez enregistré est conservé, et il suffit en général de recharger la page.',
  reload: 'Recharger la page',
  offlineWeek:
    'Vous êtes hors ligne. Vous pouvez cocher, déplacer, ajouter, supprimer et noter : tout sera envoyé à votre retour.',
  offlineHome:
    'Vous êtes hors ligne. Ce que vous voyez n’est peut-être plus à jour. Seule votre semaine peut être modifiée en attendant.',
};
