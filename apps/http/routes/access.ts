import { contract } from '#apps/contract/index.ts';
import { perClientAddress } from '../limits.ts';
import { type Route, route } from '../pipeline.ts';
import { presentUser } from '../presenters/user.ts';
import type { Services } from '../services.ts';

/** The answer is the same for every address, so that it tells nobody who has an account. */
const sentNotice = (email: string) =>
  `If you have an account with us, we've sent an email to ${email}. Click the link inside to sign in. Please check your inbox.`;

export const accessRoutes = (services: Services): readonly Route[] => [
  route(
    contract.requestMagicLink,
    services,
    async ({ body: { email } }) => ({ message: sentNotice(email), ...(await services.requestSignInLink({ email })) }),
    [perClientAddress('sign-in', services.config.signIn.requestsPerHour, services)],
  ),
  route(contract.verifyMagicLink, services, async ({ body }) => {
    const { token, household } = await services.verifySignInLink(body);
    return { token, user: presentUser(household, services.clock.now()) };
  }),
  route(contract.me, services, async ({ household }) => presentUser(household, services.clock.now())),
  route(contract.logOut, services, async ({ claims }) => {
    await services.logOut(claims);
    return { message: 'You are logged out' };
  }),
  route(contract.logOutEverywhere, services, async ({ claims }) => {
    await services.logOutEverywhere(claims);
    return { message: 'You are logged out everywhere' };
  }),
];
