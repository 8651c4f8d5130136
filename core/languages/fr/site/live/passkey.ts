import type { passkeyAnswers as english } from '../../../en/site/live/passkey.ts';
import type { Translation } from '../../../translation.ts';

export const passkeyAnswers: Translation<typeof english> = {
  none: 'Aucune clé d’accès n’a été utilisée. Vous pouvez aussi vous connecter avec votre adresse e-mail.',
};
