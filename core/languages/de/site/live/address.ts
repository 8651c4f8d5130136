import type { address as english } from '../../../en/site/live/address.ts';
import type { Translation } from '../../../translation.ts';
/** What forms say that ask for an email address. */
export const address = {
  none: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  wrong: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  notSent: (email: string) => `Die E-Mail an ${email} ließ sich nicht senden. Bitte versuchen Sie es noch einmal.`,
  checkEmail: 'Sehen Sie in Ihr Postfach',
  /** The same for every address, so that it doesn’t reveal which addresses have an account. */
  sent: (email: string) =>
    `Wenn Sie bei uns ein Konto haben, haben wir eine E-Mail an ${email} geschickt. Klicken Sie auf den Link darin, um sich anzumelden. Bitte sehen Sie in Ihr Postfach.`,
} as const satisfies Translation<typeof english>;
