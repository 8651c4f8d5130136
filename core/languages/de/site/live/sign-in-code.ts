import type { signInCode as english } from '../../../en/site/live/sign-in-code.ts';
import type { Translation } from '../../../translation.ts';
/** The form for the code in a sign-in mail. */
export const signInCode = {
  label: 'Code aus der E-Mail',
  none: 'Bitte geben Sie den Code aus der E-Mail ein',
  submit: 'Code verwenden',
  busy: 'Wird geprüft…',
  /** On the sign-in page, of a mail that was asked for a few minutes ago. */
  pending: 'Geben Sie den Code aus Ihrer E-Mail ein',
} as const satisfies Translation<typeof english>;
