import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/auth.ts';
import { signInNotice } from '#apps/contract/sign-in-notice.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentUser } from '../presenters/user.ts';

export const accessRoutes = (app: App): Handlers<typeof endpoints> => ({
  requestMagicLink: async ({ body: { email } }) => ({
    message: signInNotice(email),
    ...(await app.requestSignInLink({ email })),
  }),
  verifyMagicLink: async ({ body }) => {
    const { token, household } = await app.verifySignInLink(body);
    return { token, user: presentUser(household, app.clock.now(), app.advisor) };
  },
  me: async ({ household }) => presentUser(household, app.clock.now(), app.advisor),
  logOut: async ({ claims }) => {
    await app.logOut(claims);
    return { message: 'You are logged out' };
  },
  logOutEverywhere: async ({ claims }) => {
    await app.logOutEverywhere(claims);
    return { message: 'You are logged out everywhere' };
  },
});
