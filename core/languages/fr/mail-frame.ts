import type { mailFrame as english } from '../en/mail-frame.ts';
import type { Translation } from '../translation.ts';

export const mailFrame: Translation<typeof english> = {
  tag: 'fr',
  copyAddress: 'Si le bouton ne fait rien, copiez cette adresse dans votre navigateur :',
  questions: ' · Des questions ? Écrivez à ',
};
