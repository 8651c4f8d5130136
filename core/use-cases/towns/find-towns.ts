import type { NamedTown } from '../../domain/climate/town.ts';
import { findTowns } from '../../towns/find-towns.ts';

type Input = {
  readonly q: string;
  readonly country?: string | undefined;
  readonly timezone?: string | undefined;
};

/** As many as fit on a phone above its keyboard. */
const limit = 8;

/** The towns whose name begins so, the likeliest first. */
export const makeFindTowns =
  () =>
  async (input: Input): Promise<readonly NamedTown[]> =>
    findTowns({ ...input, limit });
