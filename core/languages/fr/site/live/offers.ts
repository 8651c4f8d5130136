import type { offers as english } from '../../../en/site/live/offers.ts';
import type { Translation } from '../../../translation.ts';

export const offers: Translation<typeof english> = {
  offlineForm: 'Vous semblez hors ligne. Reconnectez-vous, puis appuyez de nouveau sur le bouton.',
  offlinePage: 'Vous semblez hors ligne. Reconnectez-vous, puis rouvrez cette page.',
};
