import type { controls as english } from '../../en/app/controls.ts';
import type { Translation } from '../../translation.ts';

export const controls: Translation<typeof english> = {
  showList: (field) => `Afficher la liste : ${field}`,
  found: (shown, all) => `${shown} sur ${all}`,
  suggestions: (count) => `${count} suggestion${count > 1 ? 's' : ''}`,
  dismiss: 'Fermer',
  messages: 'Messages',
};
