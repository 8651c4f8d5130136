import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/pause.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentUser } from '../presenters/user.ts';

export const pauseRoutes = (app: App): Handlers<typeof endpoints> => ({
  setPause: async ({ household, body: pause }) => {
    const { household: after, moved } = await app.setPause({ householdId: household.id, pause });
    return { profile: presentUser(after, app.clock.now(), app.advisor), moved };
  },
  endPause: async ({ household }) => ({
    profile: presentUser(await app.endPause({ householdId: household.id }), app.clock.now(), app.advisor),
  }),
});
