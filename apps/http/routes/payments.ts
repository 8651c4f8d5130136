import { contract } from '#apps/contract/index.ts';
import { paymentsPerClientAddress } from '../limits.ts';
import { type Route, route } from '../pipeline.ts';
import type { Services } from '../services.ts';

export const paymentRoutes = (services: Services): readonly Route[] => [
  route(
    contract.createCheckoutSession,
    services,
    ({ household }) => services.startCheckout({ householdId: household.id }),
    [paymentsPerClientAddress(services)],
  ),
  route(contract.createPortalSession, services, ({ household }) => services.openPortal({ householdId: household.id }), [
    paymentsPerClientAddress(services),
  ]),
];
