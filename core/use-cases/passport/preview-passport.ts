import type { PassportScope } from '../../domain/history/passport/link.ts';
import type { Passport } from '../../domain/history/passport/passport.ts';
import type { Household } from '../../domain/household.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { ComposePassport } from '../../procedures/compose-passport.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly composePassport: ComposePassport };
type Input = { readonly household: Household; readonly scope: PassportScope };

/** The passport as its household prints or saves it. */
export const makePreviewPassport =
  ({ unitOfWork, composePassport }: Deps) =>
  ({ household, scope }: Input): Promise<Passport> =>
    unitOfWork.run((stores) => composePassport(stores, household, scope));
