import type { offers as english } from '../../../en/site/live/offers.ts';
import type { Translation } from '../../../translation.ts';
import { priceText, taxText } from '../../price.ts';

export const offers: Translation<typeof english> = {
  offlineForm: 'Vous semblez hors ligne. Reconnectez-vous, puis appuyez de nouveau sur le bouton.',
  offlinePage: 'Vous semblez hors ligne. Reconnectez-vous, puis rouvrez cette page.',
  price: (price) => `${priceText(price)}, ${taxText(price)}. Vous pouvez vous rétracter pendant 14 jours.`,
};
