import type { frame as english } from '../../en/mails/frame.ts';
import type { Translation } from '../../translation.ts';
import { addresses } from '../site/addresses.ts';

export const frame: Translation<typeof english> = {
  home: addresses.home,
  tag: 'fr',
  fact: (name) => `${name} :`,
  copyAddress: 'Si le bouton ne fait rien, copiez cette adresse dans votre navigateur :',
  questions: 'Des questions ? Écrivez à',
};
