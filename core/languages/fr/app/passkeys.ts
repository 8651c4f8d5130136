import type { passkeys as english } from '../../en/app/passkeys.ts';
import type { Translation } from '../../translation.ts';

export const passkeys: Translation<typeof english> = {
  known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  notCreated: 'Aucune clé d’accès n’a été créée.',
  nameHint: 'Par exemple « Mon téléphone », pour la reconnaître plus tard.',
  add: 'Ajouter une clé d’accès',
  notHere: 'Ce navigateur ne peut pas créer de clé d’accès ici.',
  introduction:
    'Connectez-vous avec votre empreinte, votre visage ou le code d’un appareil, sans attendre d’e-mail. Les liens par e-mail fonctionnent toujours.',
  label: 'Clés d’accès',
  yours: 'vos clés d’accès',
  none: 'Vous n’avez pas encore de clé d’accès.',
  note: (added, used) =>
    used === null
      ? `Ajoutée le ${added}, jamais utilisée`
      : `Ajoutée le ${added}, utilisée pour la dernière fois le ${used}`,
};
