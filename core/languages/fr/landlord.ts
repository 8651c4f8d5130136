import type { landlord as english } from '../en/landlord.ts';
import type { Translation } from '../translation.ts';

export const landlord: Translation<typeof english> = {
  request: (subject) => `Demandez à votre propriétaire : ${subject}`,
  steps: [
    'Écrivez à votre propriétaire ou à l’agence. Demandez quand cela a été fait pour la dernière fois et quand ce sera fait la prochaine fois.',
    'Conservez le message et la réponse. Sans réponse au bout de deux semaines, redemandez.',
  ],
};
