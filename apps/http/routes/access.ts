import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/auth.ts';
import { signInNotice } from '#apps/contract/sign-in-notice.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { deviceName, presentSession } from '../presenters/session.ts';
import { presentUser } from '../presenters/user.ts';

export const accessRoutes = (app: App): Handlers<typeof endpoints> => ({
  requestMagicLink: async ({ body: { email } }) => ({
    message: signInNotice(email),
    ...(await app.requestSignInLink({ email })),
  }),
  verifyMagicLink: async ({ body }, { concerns, userAgent }) => {
    const device = await deviceName(userAgent);
    const { token, household } = await app.verifySignInLink({ ...body, device });
    concerns(household.id);
    return { token, user: presentUser(household, app.clock.now(), app.advisor) };
  },
  me: async ({ household }) => presentUser(household, app.clock.now(), app.advisor),
  logOut: async ({ claims }) => {
    await app.logOut(claims);
    return { message: 'You are logged out' };
  },
  listSessions: async ({ claims, household }) => ({
    sessions: (await app.listSessions({ householdId: household.id })).map((each) => presentSession(each, claims)),
  }),
  endSession: async ({ household, params }) => {
    await app.endSession({ householdId: household.id, sessionId: params.id });
    return { message: 'That device is logged out' };
  },
  logOutEverywhere: async ({ claims }) => {
    await app.logOutEverywhere(claims);
    return { message: 'You are logged out everywhere' };
  },
});
