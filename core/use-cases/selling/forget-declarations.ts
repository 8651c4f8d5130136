import { declarationsForgottenFrom } from '../../domain/selling/declaration.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** Deletes declarations that were not confirmed in time, and very old ones. Returns their number. */
export const makeForgetDeclarations =
  ({ unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: Clock }) =>
  (): Promise<number> =>
    unitOfWork.run(({ declarations }) => declarations.removeOld(declarationsForgottenFrom(clock.now())));
