import type { ApiToken } from '../../domain/access/api-token.ts';
import { DomainError } from '../../domain/errors.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Input = Pick<ApiToken, 'householdId' | 'personId' | 'id'>;

/** Deletes a token, which is refused from then on. Throws `token_not_found` for one that the person doesn't have for the home. */
export const makeRemoveApiToken =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  (token: Input): Promise<void> =>
    unitOfWork.run(async ({ apiTokens }) => {
      if (!(await apiTokens.delete(token))) throw new DomainError('token_not_found');
    });
