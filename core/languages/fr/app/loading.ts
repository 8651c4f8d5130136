import type { loading as english } from '../../en/app/loading.ts';
import type { Translation } from '../../translation.ts';

export const loading: Translation<typeof english> = {
  moment: 'Un instant…',
  waitsForConnection: (what) => `Nous chargerons ${what} à votre retour en ligne.`,
};
