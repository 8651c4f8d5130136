import { type ApiToken, isTokenOver } from '../../domain/access/api-token.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** The household's tokens that are valid, the newest first. */
export const makeListApiTokens =
  ({ unitOfWork, clock }: Deps) =>
  async ({ householdId }: { readonly householdId: string }): Promise<readonly ApiToken[]> => {
    const all = await unitOfWork.run(({ apiTokens }) => apiTokens.list(householdId));
    return all.filter((token) => !isTokenOver(token, clock.now()));
  };
