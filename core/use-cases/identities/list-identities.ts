import type { Identity } from '../../ports/identity-store.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** The person's connections with identity providers, by issuer. */
export const makeListIdentities =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ personId }: { readonly personId: string }): Promise<readonly Identity[]> =>
    unitOfWork.run(({ identities }) => identities.list(personId));
