import type { copyField as english } from '../../en/app/copy-field.ts';
import type { Translation } from '../../translation.ts';

export const copyField: Translation<typeof english> = {
  copied: 'Copié',
  copy: 'Copier',
  selected: 'Le texte est sélectionné. Copiez-le avec Ctrl+C, ou ⌘C sur un Mac.',
};
