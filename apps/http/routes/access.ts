import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/auth.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { deviceName, presentSession } from '../presenters/session.ts';
import { makeUserOf } from '../presenters/user.ts';
import { visitCookie } from './oidc.ts';

export const accessRoutes = (app: App): Handlers<typeof endpoints> => {
  const userOf = makeUserOf(app);
  return {
    requestMagicLink: async ({ body }, { language, userAgent }) => ({
      message: wordsIn(language).address.sent(body.email),
      ...(await app.requestSignInLink({ ...body, language, device: await deviceName(userAgent) })),
    }),
    verifyMagicLink: async ({ body }, { concerns, cookie, userAgent }) => {
      const device = await deviceName(userAgent);
      const { token, person, household, missedInvitation } = await app.verifySignInLink({
        ...body,
        device,
        sealedVisit: cookie(visitCookie),
      });
      concerns({ personId: person.id, householdId: household.id });
      return { token, user: await userOf({ person, household }), ...(missedInvitation && { missedInvitation }) };
    },
    me: async ({ claims: { personId, sessionId }, homeId, ...caller }) => {
      if (homeId !== undefined && sessionId !== undefined) await app.noteHome({ personId, sessionId, homeId });
      return userOf(caller);
    },
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
    confirmSession: async ({ claims, body }) => {
      await app.confirmSession({ ...claims, proof: body });
      return { message: 'Thank you' };
    },
    logOutEverywhere: async ({ claims, query }) => {
      await app.logOutEverywhere({ ...claims, passkeys: query.passkeys === 'remove' });
      return { message: 'You are logged out everywhere' };
    },
  };
};
