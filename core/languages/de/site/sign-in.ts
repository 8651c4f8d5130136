import type { signIn as english } from '../../en/site/sign-in.ts';
import type { Translation } from '../../translation.ts';
/** The page for signing in and up. */
export const signIn = {
  title: 'Willkommen bei Upkept',
  introduction: 'Geben Sie Ihre E-Mail-Adresse ein, um sich anzumelden oder ein Konto zu erstellen.',
  premiumNext: 'Premium können Sie danach bekommen.',
  email: 'E-Mail-Adresse',
  example: 'sie@example.com',
  needsScript: 'Die Anmeldung',
  submit: 'Anmelden',
  busy: 'Wird gesendet…',
  passkey: 'Mit Passkey anmelden',
  passkeyBusy: 'Warten auf Ihren Passkey…',
  mailed:
    'Ihr Anmeldedienst hat Ihre E-Mail-Adresse nicht geprüft, deshalb haben wir Ihnen einen Link geschickt. Bitte öffnen Sie ihn in diesem Browser.',
  service: 'Mit Ihrem Anmeldedienst anmelden',
  serviceOnly:
    'Hier melden sich alle mit dem Anmeldedienst dieses Servers an und brauchen keinen Link und kein Passwort von uns.',
  serviceBusy: 'Einen Moment…',
  how: 'Kein Passwort: Wir schicken Ihnen einen Link.',
  agreement:
    'Mit der Anmeldung stimmen Sie den [Nutzungsbedingungen](/terms) zu. Die [Datenschutzerklärung](/privacy) erklärt, was wir speichern und warum.',
  click: 'Klicken Sie auf den Link in der E-Mail, um sich anzumelden.',
  noEmail:
    'Nach einer Minute noch keine E-Mail? Bitte sehen Sie im Spam-Ordner nach, oder [versuchen Sie es noch einmal].',
} as const satisfies Translation<typeof english>;
