import type { NamedTown } from '../../domain/climate/town.ts';
import { mostTowns, type TownQuery } from '../../ports/towns.ts';
import type { Needs } from '../../procedures/index.ts';

/** The towns whose name begins so, the likeliest first. */
export const makeFindTowns =
  ({ towns }: Needs<'towns'>) =>
  async (query: Omit<TownQuery, 'limit'>): Promise<readonly NamedTown[]> =>
    towns.search({ ...query, limit: mostTowns });
