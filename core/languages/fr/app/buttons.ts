import type { buttons as english } from '../../en/app/buttons.ts';
import type { Translation } from '../../translation.ts';

export const buttons: Translation<typeof english> = {
  tryAgain: 'Réessayer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saved: 'Enregistré',
  saving: 'Enregistrement…',
  add: 'Ajouter',
  edit: 'Modifier',
  delete: 'Supprimer',
  remove: 'Retirer',
  close: 'Fermer',
  undo: 'Annuler',
  backAsItWas: 'Comme avant',
  print: 'Imprimer ou enregistrer en PDF',
};
