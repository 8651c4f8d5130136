import type { signInCode as english } from '../../../en/site/live/sign-in-code.ts';
import type { Translation } from '../../../translation.ts';

export const signInCode: Translation<typeof english> = {
  label: 'Code de l’e-mail',
  none: 'Saisissez le code de l’e-mail',
  submit: 'Utiliser le code',
  busy: 'Vérification…',
  pending: 'Saisir le code de votre e-mail',
};
