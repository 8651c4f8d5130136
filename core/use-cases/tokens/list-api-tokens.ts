import { type ApiToken, isTokenOver } from '../../domain/access/api-token.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** A person's tokens for a home that are valid, the newest first. */
export const makeListApiTokens =
  ({ unitOfWork, clock }: Deps) =>
  async ({ householdId, personId }: Pick<ApiToken, 'householdId' | 'personId'>): Promise<readonly ApiToken[]> => {
    const all = await unitOfWork.run(({ apiTokens }) => apiTokens.list(householdId, personId));
    return all.filter((token) => !isTokenOver(token, clock.now()));
  };
