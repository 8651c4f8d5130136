import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/auth.ts';
import { start } from '#core/languages/en/site/live/start.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { deviceName, presentSession } from '../presenters/session.ts';
import { presentUser } from '../presenters/user.ts';

export const accessRoutes = (app: App): Handlers<typeof endpoints> => ({
  requestMagicLink: async ({ body }) => ({
    message: start.sent(body.email),
    ...(await app.requestSignInLink(body)),
  }),
  verifyMagicLink: async ({ body }, { concerns, userAgent }) => {
    const device = await deviceName(userAgent);
    const { token, person, household } = await app.verifySignInLink({ ...body, device });
    concerns({ personId: person.id, householdId: household.id });
    return { token, user: presentUser({ person, household }, app.clock.now(), app.advisor) };
  },
  me: async (caller) => presentUser(caller, app.clock.now(), app.advisor),
  logOut: async ({ claims }) => {
    await app.logOut(claims);
    return { message: 'You are logged out' };
  },
  listSessions: async ({ claims }) => ({
    sessions: (await app.listSessions(claims)).map((each) => presentSession(each, claims)),
  }),
  endSession: async ({ person, params }) => {
    await app.endSession({ personId: person.id, sessionId: params.id });
    return { message: 'That device is logged out' };
  },
  logOutEverywhere: async ({ claims }) => {
    await app.logOutEverywhere(claims);
    return { message: 'You are logged out everywhere' };
  },
});
