import type { adviceCopy as english } from '../en/advice-copy.ts';
import type { Translation } from '../translation.ts';

export const adviceCopy: Translation<typeof english> = {
  soon: 'Bientôt disponible',
  title: 'Demander conseil à l’assistant',
  text: 'Envoyez la notice ou une photo de l’appareil, et découvrez d’où peut venir la panne.',
};
