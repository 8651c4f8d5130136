import { declarationsExpiredBefore } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

/** Deletes declarations for addresses without a contract, and very old ones that were answered. Returns their number. */
export const makeDeleteExpiredDeclarations =
  ({ unitOfWork, clock }: Needs<'unitOfWork' | 'clock'>) =>
  (): Promise<number> =>
    unitOfWork.run(({ declarations }) => declarations.deleteExpired(declarationsExpiredBefore(clock.now())));
