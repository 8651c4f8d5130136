import type { PassportLink } from '../../domain/history/passport/link.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/**
 * The link at which the household shares its passport, also one that support has closed. Undefined if it doesn't share it,
 * or if the link has expired.
 */
export const makeGetPassportLink =
  ({ unitOfWork, clock }: Deps) =>
  async ({ householdId }: { readonly householdId: string }): Promise<PassportLink | undefined> => {
    const link = await unitOfWork.run(({ passportLinks }) => passportLinks.find(householdId));
    return link && link.expiresAt > clock.now() ? link : undefined;
  };
