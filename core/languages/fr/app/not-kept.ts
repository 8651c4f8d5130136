import type { notKept as english } from '../../en/app/not-kept.ts';
import type { Translation } from '../../translation.ts';

export const notKept: Translation<typeof english> = {
  title: 'Cette page nécessite une connexion',
  text: 'Votre semaine et les guides se lisent aussi hors ligne.',
};
