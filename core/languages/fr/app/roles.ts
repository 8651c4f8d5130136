import type { roles as english } from '../../en/app/roles.ts';
import type { Translation } from '../../translation.ts';

export const roles: Translation<typeof english> = {
  owner: {
    name: 'Responsable',
    may: 'Peut tout faire, y compris gérer les personnes, le paiement et la suppression.',
    youMay: 'Vous pouvez tout faire, y compris gérer les personnes, le paiement et la suppression.',
  },
  member: {
    name: 'Membre',
    may: 'Peut cocher, déplacer, ajouter et noter des tâches.',
    youMay: 'Vous pouvez cocher, déplacer, ajouter et noter des tâches.',
  },
  viewer: {
    name: 'Lecture seule',
    may: 'Peut seulement regarder.',
    youMay: 'Vous pouvez regarder, sans rien modifier.',
  },
};
