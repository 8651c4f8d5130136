import type { service as english } from '../../en/app/service.ts';
import type { Translation } from '../../translation.ts';
/** The connection with a sign-in service. */
export const service = {
  onlyWay: (name: string) => `Hier melden sich alle mit ${name} an.`,
  once: (name: string) =>
    `Melden Sie sich einmal mit ${name} an, dann ist es verbunden. Links per E-Mail funktionieren weiterhin.`,
  label: 'Anmeldedienst',
  connection: 'die Verbindung',
  stays: 'Sie lässt sich nicht entfernen.',
  notConnected: 'Ihr Konto ist nicht verbunden.',
  connectedOn: (day: string) => `Verbunden am ${day}`,
} as const satisfies Translation<typeof english>;
