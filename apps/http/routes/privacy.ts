import { contract } from '#apps/contract/index.ts';
import { type Route, route } from '../pipeline.ts';
import type { Services } from '../services.ts';

export const privacyRoutes = (services: Services): readonly Route[] => [
  route(contract.exportHousehold, services, async ({ household }) => {
    const { exportedAt, data } = await services.exportHousehold({ householdId: household.id });
    return {
      exportedAt: exportedAt.toISOString(),
      data: Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, [...rows]])),
    };
  }),
  route(contract.deleteHousehold, services, async ({ household }) => {
    const { gone } = await services.deleteHousehold({ householdId: household.id });
    return {
      message: gone
        ? 'Your account has been deleted'
        : 'You are signed out. Your account will be deleted as soon as your subscription can be cancelled.',
    };
  }),
];
