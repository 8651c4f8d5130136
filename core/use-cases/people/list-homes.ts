import type { OwnHome } from '../../domain/people/membership.ts';
import type { Needs } from '../../procedures/index.ts';

/** The homes of a person that aren't being deleted, in the order in which they joined. */
export const makeListHomes =
  ({ unitOfWork }: Needs<'unitOfWork'>) =>
  async ({ personId }: { readonly personId: string }): Promise<readonly OwnHome[]> => {
    const homes = await unitOfWork.run(({ memberships }) => memberships.homesOf(personId));
    return homes.filter(({ household }) => household.deletionRequestedAt === undefined);
  };
