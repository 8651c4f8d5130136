import type { PassportScope } from '../../domain/history/passport/link.ts';
import type { ShownPassport } from '../../domain/history/passport/passport.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Language } from '../../domain/languages.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'composePassport'>;
type Input = { readonly household: Household; readonly scope: PassportScope; readonly language: Language };

/** The passport as its household prints or saves it. */
export const makePreviewPassport =
  ({ unitOfWork, composePassport }: Deps) =>
  ({ household, scope, language }: Input): Promise<ShownPassport> =>
    unitOfWork.run((stores) => composePassport(stores, household, { ...scope, language }));
