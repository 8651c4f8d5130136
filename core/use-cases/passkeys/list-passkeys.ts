import type { Passkey } from '../../domain/access/passkey.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** The person's passkeys, the newest first. */
export const makeListPasskeys =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ personId }: { readonly personId: string }): Promise<readonly Passkey[]> =>
    unitOfWork.run(({ passkeys }) => passkeys.list(personId));
