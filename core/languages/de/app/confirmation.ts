import type { confirmation as english } from '../../en/app/confirmation.ts';
import type { Translation } from '../../translation.ts';
/** The dialog in which a person who signed in a while ago confirms that it’s them. */
export const confirmation = {
  title: 'Bestätigen Sie, dass Sie es sind',
  about:
    'Ihre Anmeldung ist eine Weile her. Bevor es weitergeht, zeigen Sie bitte, dass Sie es sind und nicht jemand mit Ihrem Gerät.',
  usePasskey: 'Passkey verwenden',
  mailCode: 'Code per E-Mail senden',
  sentTo: (email: string) => `Wir haben einen Code an [${email}] geschickt. Er gilt zehn Minuten.`,
  confirm: 'Bestätigen',
  noPasskeyUsed: 'Es wurde kein Passkey verwendet. Bitte versuchen Sie es noch einmal.',
  signInWith: (service: string) => `Noch einmal mit ${service} anmelden`,
  notKept: 'Sie kommen danach zu Upkept zurück, und was Sie gerade eingegeben haben, bleibt nicht erhalten.',
  noWay: 'Bitte melden Sie sich ab und wieder an, und wiederholen Sie, was Sie getan haben.',
} as const satisfies Translation<typeof english>;
