import type { passkeys as english } from '../../en/app/passkeys.ts';
import type { Translation } from '../../translation.ts';
/** Passkeys. */
export const passkeys = {
  known: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  notCreated: 'Es wurde kein Passkey erstellt.',
  nameHint: 'Zum Beispiel „Mein Handy“, damit Sie ihn später erkennen.',
  add: 'Passkey hinzufügen',
  notHere: 'Dieser Browser kann hier keine Passkeys erstellen.',
  introduction:
    'Melden Sie sich mit dem Finger, dem Gesicht oder der PIN eines Geräts an, ohne auf eine E-Mail zu warten. Links per E-Mail funktionieren weiterhin.',
  label: 'Passkeys',
  yours: 'Ihre Passkeys',
  none: 'Sie haben noch keinen Passkey.',
  note: (added: string, used: string | null) =>
    used === null ? `Hinzugefügt am ${added}, nie benutzt` : `Hinzugefügt am ${added}, zuletzt benutzt am ${used}`,
} as const satisfies Translation<typeof english>;
