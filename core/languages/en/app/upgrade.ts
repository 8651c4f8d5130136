import type { Price } from '../../../domain/selling/price.ts';
import { priceText, taxText } from '../price.ts';

const rights = 'Cancel anytime. You can withdraw within 14 days.';

/** The offer of Premium within the settings. */
export const upgrade = {
  upgrade: 'Upgrade to Premium',
  compare: 'Compare plans',
  notSold: (support: string) => `Premium isn’t sold here. If you’re interested, write to [${support}].`,
  soldElsewhere:
    'Contracts aren’t concluded in English here, so Premium isn’t sold on these pages. Choose another language in Settings to buy it.',
  terms: (price: Price) => `${priceText(price)}, ${taxText(price)}. ${rights}`,
  termsWithoutPrice: `The price is shown at checkout, before you pay. ${rights}`,
} as const;
