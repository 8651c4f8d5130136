import { type ShownEmailChange, stateFor } from '../../domain/access/email-change.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'findEmailChange'>;

/** What a link to confirm an address does. Throws `invalid_link`. */
export const makeReadEmailChange =
  ({ unitOfWork, findEmailChange }: Deps) =>
  ({ token }: { readonly token: string }): Promise<ShownEmailChange> =>
    unitOfWork.run(async (stores) => {
      const { change, side } = await findEmailChange(stores, token);
      return { side, newEmail: change.newEmail, state: stateFor(change, side) };
    });
