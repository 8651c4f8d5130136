import type { passkeyAnswers as english } from '../../../en/site/live/passkey.ts';
import type { Translation } from '../../../translation.ts';
export const passkeyAnswers = {
  none: 'Es wurde kein Passkey verwendet. Sie können sich auch mit Ihrer E-Mail-Adresse anmelden.',
} as const satisfies Translation<typeof english>;
