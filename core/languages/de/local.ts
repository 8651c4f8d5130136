import type { local as english } from '../en/local.ts';
import type { Translation } from '../translation.ts';

export const local: Translation<typeof english> = {
  emergency: (number) => number ?? 'Ihre Notrufnummer',
  gasLeak: (number) => number ?? 'Ihre Gas-Notrufnummer',
  anyGas: (mains, bottled) =>
    mains === undefined
      ? 'Ihre Notrufnummer für Erdgas oder Flaschengas'
      : bottled === undefined
        ? mains
        : `${mains} oder, bei einer Flasche oder einem Tank, ${bottled}`,
  poison: (number) => (number === undefined ? 'eine Giftnotrufzentrale' : `die Giftnotrufzentrale unter ${number}`),
  // No country that reads German has other units.
  inUsUnits: (text) => text,
};
