import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'findNewPasskey' | 'endAllAccess'>;

/**
 * Removes a passkey that its person says they didn't add, and ends everything else with which a stranger could still be
 * in the account. Throws `invalid_link`, also when it is called again.
 */
export const makeRefuseNewPasskey =
  ({ unitOfWork, findNewPasskey, endAllAccess }: Deps) =>
  ({ token }: { readonly token: string }): Promise<{ readonly personId: string }> =>
    unitOfWork.run(async (stores) => {
      const passkey = await findNewPasskey(stores, token);
      await stores.passkeys.delete(passkey);
      await endAllAccess(stores, passkey.personId);
      return { personId: passkey.personId };
    });
