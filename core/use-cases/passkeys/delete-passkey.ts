import { DomainError } from '../../domain/errors.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Input = { readonly personId: string; readonly id: string };

/** Deletes a passkey, which no longer signs in. Throws `passkey_not_found` for one that the person doesn't have. */
export const makeDeletePasskey =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  (passkey: Input): Promise<void> =>
    unitOfWork.run(async ({ passkeys }) => {
      if (!(await passkeys.delete(passkey))) throw new DomainError('passkey_not_found');
    });
