import { DomainError } from '../../domain/errors.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Input = { readonly householdId: string; readonly id: string };

/** Removes a token, which is refused from then on. Throws `token_not_found` for one that the household doesn't have. */
export const makeRemoveApiToken =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ householdId, id }: Input): Promise<void> =>
    unitOfWork.run(async ({ apiTokens }) => {
      const known = await apiTokens.list(householdId);
      if (!known.some((token) => token.id === id)) throw new DomainError('token_not_found');
      await apiTokens.remove(householdId, id);
    });
