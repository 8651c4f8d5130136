import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/mail-events.ts';
import type { Handlers } from '../pipeline/handler.ts';

export const mailEventRoutes = (app: App): Handlers<typeof endpoints> => ({
  receivePostmarkEvents: async ({ body, headers: { authorization } }) => {
    await app.handleMailEvents({ body, authorization });
    return { received: true };
  },
});
