import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/pause.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { makeUserOf } from '../presenters/user.ts';

export const pauseRoutes = (app: App): Handlers<typeof endpoints> => {
  const userOf = makeUserOf(app);
  return {
    setPause: async ({ person, household: { id: householdId }, body: pause }) => {
      const { household, moved } = await app.setPause({ householdId, pause });
      return { profile: await userOf({ person, household }), moved };
    },
    endPause: async ({ person, household: { id: householdId } }) => {
      const household = await app.endPause({ householdId });
      return { profile: await userOf({ person, household }) };
    },
  };
};
