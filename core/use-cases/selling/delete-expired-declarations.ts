import { declarationsExpiredBefore } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

/** Deletes declarations that were not confirmed in time, and very old ones. Returns their number. */
export const makeDeleteExpiredDeclarations =
  ({ unitOfWork, clock }: Needs<'unitOfWork' | 'clock'>) =>
  (): Promise<number> =>
    unitOfWork.run(({ declarations }) => declarations.deleteExpired(declarationsExpiredBefore(clock.now())));
