import type { local as english } from '../en/local.ts';
import type { Translation } from '../translation.ts';

export const local: Translation<typeof english> = {
  emergency: (number) => (number === undefined ? 'le numéro d’urgence' : `le ${number}`),
  gasLeak: (number) => (number === undefined ? 'le numéro d’urgence gaz' : `le ${number}`),
  anyGas: (mains, bottled) =>
    mains === undefined
      ? 'le numéro d’urgence pour le gaz de ville ou en bouteille'
      : bottled === undefined
        ? `le ${mains}`
        : `le ${mains}, ou le ${bottled} pour une bouteille ou une citerne`,
  poison: (number) => (number === undefined ? 'un centre antipoison' : `le centre antipoison au ${number}`),
  // No country that reads French has other units.
  inUsUnits: (text) => text,
};
