import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/home.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentHome } from '../presenters/home.ts';

export const homeRoutes = (app: App): Handlers<typeof endpoints> => ({
  getHome: async ({ household }) => presentHome(household),
  excludeTask: async ({ household, params }) => {
    await app.excludeTask({ householdId: household.id, ...params });
    return { message: 'The task will not be planned again' };
  },
  includeTask: async ({ household, params }) => {
    await app.includeTask({ householdId: household.id, ...params });
    return { message: 'The task will be planned again' };
  },
});
