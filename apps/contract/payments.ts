import { z } from 'zod';
import { premiumProduct } from '#core/domain/tiers.ts';
import { endpoint } from './endpoint.ts';

const failure = 'Failed to redirect to checkout';
const redirect = z.object({ url: z.url().meta({ description: 'Where the browser goes next' }) });

export const createCheckoutSession = endpoint(
  'createCheckoutSession',
  { access: 'household', summary: 'Begin to pay for premium', failure },
  { body: z.object({ product: z.literal(premiumProduct) }), response: redirect },
);

export const createPortalSession = endpoint(
  'createPortalSession',
  {
    access: 'household',
    summary: 'Manage or cancel the subscription at the payment provider',
    failure: 'Failed to open the subscription',
  },
  { response: redirect },
);
