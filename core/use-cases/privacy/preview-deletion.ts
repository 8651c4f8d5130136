import type { Household } from '../../domain/home/household.ts';
import { type Fate, fateOf } from '../../domain/people/fate-of-homes.ts';
import type { Needs } from '../../procedures/index.ts';

type FateOfHome = { readonly household: Household; readonly fate: Fate };

/** What the deletion of a person's account would do to each of their homes; changes nothing. */
export const makePreviewDeletion =
  ({ unitOfWork }: Needs<'unitOfWork'>) =>
  ({ personId }: { readonly personId: string }): Promise<readonly FateOfHome[]> =>
    unitOfWork.run(async ({ memberships }) => {
      const fatesOfHomes = [];
      for (const { household } of await memberships.homesOf(personId)) {
        if (household.deletionRequestedAt) continue;
        fatesOfHomes.push({ household, fate: fateOf(await memberships.list(household.id), personId) });
      }
      return fatesOfHomes;
    });
