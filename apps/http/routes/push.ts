import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/push.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { PushSubscription } from '#core/domain/push/subscription.ts';
import type { Credentials, Handlers } from '../pipeline/handler.ts';

const present = ({ hour, nextAt }: PushSubscription) => ({ hour, nextAt: nextAt.toISOString() });

/** The session of a caller, who is no program. */
function sessionOf({ personId, sessionId }: Credentials['claims']) {
  if (sessionId === undefined) throw new DomainError('token_scope');
  return { personId, sessionId };
}

export const pushRoutes = (app: App): Handlers<typeof endpoints> => ({
  getPush: async ({ claims, household }) => {
    const { publicKey, subscription } = await app.getPush({ ...sessionOf(claims), householdId: household.id });
    return { publicKey, subscription: subscription ? present(subscription) : null };
  },
  setPush: async ({ claims, household, body: { endpoint, keys, hour } }) =>
    present(await app.setPush({ ...sessionOf(claims), household, target: { endpoint, ...keys }, hour })),
  pressPushButton: async ({ body: { token, button, at } }) => {
    await app.pressPushButton({ token, button, at: at === undefined ? undefined : new Date(at) });
    return { message: 'Done' };
  },
  renewPush: async ({ body: { token, endpoint, keys } }) => {
    await app.renewPush({ token, target: { endpoint, ...keys } });
    return { message: 'Saved' };
  },
  endPush: async ({ claims }) => {
    await app.endPush(sessionOf(claims));
    return { message: 'Notifications are off' };
  },
});
