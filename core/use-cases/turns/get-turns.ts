import type { Household } from '../../domain/household.ts';
import type { WorkPreferences } from '../../domain/turns.ts';
import type { Needs } from '../../procedures/index.ts';

type Input = { readonly household: Household; readonly personId: string };

type Turns = {
  readonly takeTurns: boolean;
  /** How many people the home has. */
  readonly people: number;
  /** When the person has time, and what they leave to others. */
  readonly mine: WorkPreferences;
};

/** Whether the people of a home take turns, and what the person says about theirs. */
export const makeGetTurns =
  ({ unitOfWork }: Needs<'unitOfWork'>) =>
  ({ household: { id, takeTurns }, personId }: Input): Promise<Turns> =>
    unitOfWork.run(async ({ memberships }) => {
      const takers = await memberships.takers(id);
      const { days, avoids = [], away } = takers.find((taker) => taker.personId === personId) ?? {};
      return { takeTurns, people: takers.length, mine: { avoids, ...(days && { days }), ...(away && { away }) } };
    });
