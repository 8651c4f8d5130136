import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/passkeys.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { creationOptions, householdIdIn, presentPasskey, requestOptions } from '../presenters/passkey.ts';
import { deviceName } from '../presenters/session.ts';
import { presentUser } from '../presenters/user.ts';

export const passkeyRoutes = (app: App): Handlers<typeof endpoints> => ({
  listPasskeys: async ({ household }) => ({
    passkeys: (await app.listPasskeys({ householdId: household.id })).map(presentPasskey),
  }),
  startPasskey: async ({ household }) => ({
    options: creationOptions(await app.startPasskey({ householdId: household.id }), household),
  }),
  addPasskey: async ({ household, body }) =>
    presentPasskey(await app.addPasskey({ householdId: household.id, ...body })),
  removePasskey: async ({ household, params }) => {
    await app.removePasskey({ householdId: household.id, ...params });
    return { message: 'The passkey has been removed' };
  },
  startPasskeySignIn: async () => ({ options: requestOptions(await app.startPasskeySignIn()) }),
  signInWithPasskey: async ({ body: { credential } }, { concerns, userAgent }) => {
    const householdId = householdIdIn(credential.response.userHandle);
    if (householdId === undefined) throw new DomainError('passkey_refused');
    const device = await deviceName(userAgent);
    const { token, household } = await app.signInWithPasskey({ householdId, credential, device });
    concerns(household.id);
    return { token, user: presentUser(household, app.clock.now(), app.advisor) };
  },
});
