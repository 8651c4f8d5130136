import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/passkeys.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { creationOptions, personIdIn, presentPasskey, requestOptions } from '../presenters/passkey.ts';
import { deviceName } from '../presenters/session.ts';
import { makeUserOf } from '../presenters/user.ts';

export const passkeyRoutes = (app: App): Handlers<typeof endpoints> => {
  const userOf = makeUserOf(app);
  return {
    listPasskeys: async ({ claims }) => ({
      passkeys: (await app.listPasskeys(claims)).map(presentPasskey),
    }),
    startPasskey: async ({ person }) => ({
      options: creationOptions(await app.startPasskey({ personId: person.id }), person),
    }),
    addPasskey: async ({ person, household, body }) =>
      presentPasskey(await app.addPasskey({ personId: person.id, householdId: household.id, ...body })),
    deletePasskey: async ({ person, params }) => {
      await app.deletePasskey({ personId: person.id, ...params });
      return { message: 'The passkey has been removed' };
    },
    readNewPasskey: async ({ params }) => {
      const { name, createdAt } = await app.readNewPasskey(params);
      return { name, createdAt: createdAt.toISOString() };
    },
    refuseNewPasskey: async ({ params }, { concerns }) => {
      concerns(await app.refuseNewPasskey(params));
      return { message: 'The passkey has been removed, and you are logged out everywhere' };
    },
    startPasskeySignIn: async () => ({ options: requestOptions(await app.startPasskeySignIn()) }),
    signInWithPasskey: async ({ body: { credential } }, { concerns, userAgent }) => {
      const personId = personIdIn(credential.response.userHandle);
      if (personId === undefined) throw new DomainError('passkey_refused');
      const device = await deviceName(userAgent);
      const { token, person, household } = await app.signInWithPasskey({ personId, credential, device });
      concerns({ personId, householdId: household.id });
      return { token, user: await userOf({ person, household }) };
    },
  };
};
