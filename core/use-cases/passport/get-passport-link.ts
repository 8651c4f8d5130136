import type { PassportLink } from '../../domain/history/passport/link.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly clock: Clock };

/** The link at which the household shares its passport. Undefined if it doesn't, or if the link has expired. */
export const makeGetPassportLink =
  ({ unitOfWork, clock }: Deps) =>
  async ({ householdId }: { readonly householdId: string }): Promise<PassportLink | undefined> => {
    const link = await unitOfWork.run(({ passportLinks }) => passportLinks.find(householdId));
    return link && link.expiresAt > clock.now() ? link : undefined;
  };
