import { type EmailChangeState, type EmailSide, stateFor } from '../../domain/email-change.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { FindEmailChange } from '../../procedures/find-email-change.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly findEmailChange: FindEmailChange };

/** What the page of a mailed link shows. The page of the new address doesn't name the current one. */
export type ShownEmailChange = {
  readonly side: EmailSide;
  readonly newEmail: string;
  readonly state: EmailChangeState;
};

/** What a link to confirm an address does. Throws `invalid_link`. */
export const makeReadEmailChange =
  ({ unitOfWork, findEmailChange }: Deps) =>
  ({ token }: { readonly token: string }): Promise<ShownEmailChange> =>
    unitOfWork.run(async (stores) => {
      const { change, side } = await findEmailChange(stores, token);
      return { side, newEmail: change.newEmail, state: stateFor(change, side) };
    });
