import type { Passkey } from '../../domain/access/passkey.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'findNewPasskey'>;

/** The passkey that the link in the mail about it would remove. Throws `invalid_link`. */
export const makeReadNewPasskey =
  ({ unitOfWork, findNewPasskey }: Deps) =>
  ({ token }: { readonly token: string }): Promise<Passkey> =>
    unitOfWork.run((stores) => findNewPasskey(stores, token));
