import type { address as english } from '../../../en/site/live/address.ts';
import type { Translation } from '../../../translation.ts';

export const address: Translation<typeof english> = {
  none: 'Indiquez votre adresse e-mail',
  wrong: 'Indiquez une adresse e-mail valide',
  notSent: (email) => `L’e-mail n’a pas pu être envoyé à ${email}. Réessayez.`,
  checkEmail: 'Consultez votre messagerie',
  sent: (email) => `Si vous avez un compte chez nous, nous avons envoyé un e-mail à ${email}.`,
};
