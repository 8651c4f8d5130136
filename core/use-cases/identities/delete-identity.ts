import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'isProviderOnly'>;
type Input = { readonly personId: string; readonly id: string };

/**
 * Deletes a connection, whose subject no longer signs in. Throws `identity_not_found` for one that the person doesn't have,
 * and `identity_needed` where there is no other way in.
 */
export const makeDeleteIdentity =
  ({ unitOfWork, isProviderOnly }: Deps) =>
  async (identity: Input): Promise<void> => {
    if (isProviderOnly) throw new DomainError('identity_needed');
    await unitOfWork.run(async ({ identities }) => {
      if (!(await identities.delete(identity))) throw new DomainError('identity_not_found');
    });
  };
