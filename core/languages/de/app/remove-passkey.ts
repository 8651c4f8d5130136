import type { removePasskey as english } from '../../en/app/remove-passkey.ts';
import type { Translation } from '../../translation.ts';
/** The page of the link in the mail about a new passkey. */
export const removePasskey = {
  question: 'Diesen Passkey entfernen?',
  about: (name: string) =>
    `Wenn Sie „[${name}]“ nicht hinzugefügt haben, entfernen Sie ihn. Sie werden dann überall abgemeldet, und Ihre API-Tokens, verbundenen Apps und Webhooks werden ebenfalls entfernt.`,
  remove: 'Entfernen und überall abmelden',
  removed: 'Der Passkey ist entfernt',
  removedAbout:
    'Jedes Gerät wurde abgemeldet. Melden Sie sich per E-Mail an, und prüfen Sie in den Einstellungen unter „Konto“, ob Ihre anderen Passkeys von Ihnen sind.',
  signIn: 'Anmelden',
  expired:
    'Der Link ist vielleicht unvollständig oder älter als 30 Tage, oder der Passkey ist schon entfernt. Ihre Passkeys sehen Sie in den Einstellungen unter „Konto“.',
} as const satisfies Translation<typeof english>;
