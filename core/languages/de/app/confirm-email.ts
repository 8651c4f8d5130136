import type { confirmEmail as english } from '../../en/app/confirm-email.ts';
import type { Translation } from '../../translation.ts';
/** The page of the links that confirm a new address. */
export const confirmEmail = {
  expired:
    'Der Link ist vielleicht unvollständig, abgelaufen oder zurückgezogen, oder die Adresse gehört zu einem anderen Konto. Neue Links können Sie in den Einstellungen unter „Konto“ anfordern.',
  change: 'Ihre Adresse ändern?',
  confirmAddress: 'Diese Adresse bestätigen',
  confirmChange: 'Änderung bestätigen',
  linksWillGo: (email: string) => `Sobald die Änderung bestätigt ist, gehen Ihre Anmeldelinks an [${email}].`,
  changed: 'Ihre Adresse ist geändert',
  oneMore: 'Noch eine Bestätigung',
  linksGo: (email: string) => `Ab jetzt gehen Ihre Anmeldelinks an [${email}].`,
  openNew: (email: string) => `Danke. Öffnen Sie jetzt den Link, den wir an [${email}] geschickt haben.`,
  openCurrent: 'Danke. Öffnen Sie jetzt den Link, den wir an Ihre bisherige Adresse geschickt haben.',
} as const satisfies Translation<typeof english>;
