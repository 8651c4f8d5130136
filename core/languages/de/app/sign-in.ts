import type { signIn as english } from '../../en/app/sign-in.ts';
import type { Translation } from '../../translation.ts';
/** The page that a link for signing in opens. */
export const signIn = {
  failedTitle: (product: string) => `Prüfung fehlgeschlagen | ${product}`,
  failed: 'Prüfung fehlgeschlagen',
  newLink: 'Neuen Anmeldelink anfordern',
  missingToken: 'Das Token fehlt oder ist ungültig. Bitte fordern Sie einen neuen Anmeldelink an.',
  invalidToken: 'Das Token ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen Anmeldelink an.',
  linkStillValid: 'Der Server war nicht erreichbar. Ihr Link gilt noch: Bitte versuchen Sie es noch einmal.',
  verifying: 'Ihr Anmeldelink wird geprüft',
  signInTo: (product: string) => `Bei ${product} anmelden`,
  otherBrowser:
    'Dieser Link wurde in einem anderen Browser geöffnet als dem, in dem er angefordert wurde. Wenn Sie das waren, fahren Sie hier fort.',
  continue: 'Weiter zur Anmeldung',
} as const satisfies Translation<typeof english>;
