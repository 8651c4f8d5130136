import type { Price } from '../../../../domain/selling/price.ts';
import { priceText, taxText } from '../../price.ts';

/** What public pages say of what they offer: forms, contracts and Premium. */
export const offers = {
  offlineForm: 'You seem to be offline. Please connect, and press the button again.',
  offlinePage: 'You seem to be offline. Please connect, and open this page again.',
  price: (price: Price) => `${priceText(price)}, ${taxText(price)}. You can withdraw within 14 days.`,
} as const;
