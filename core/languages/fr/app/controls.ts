import type { controls as english } from '../../en/app/controls.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const controls: Translation<typeof english> = {
  showList: (field) => `Afficher la liste : ${field}`,
  found: (shown, all) => `${shown} sur ${all}`,
  suggestions: (count) => format.count(count, { one: 'suggestion', other: 'suggestions' }),
  dismiss: 'Fermer',
  messages: 'Messages',
};
