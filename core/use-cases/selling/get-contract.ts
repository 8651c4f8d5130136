import { signedIn } from '../../domain/access/found.ts';
import { type Contract, contractOf } from '../../domain/selling/contract.ts';
import type { Declaration } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;
/** `email`: the address of the person. */
type Input = { readonly householdId: string; readonly email: string };

/** The household's contract and what the person declared about it. Needs no payment provider, which may be unavailable. */
export const makeGetContract =
  ({ unitOfWork, clock }: Deps) =>
  ({ householdId, email }: Input) =>
    unitOfWork.run(
      async ({
        households,
        declarations,
        contractNotices,
      }): Promise<{ readonly contract: Contract | undefined; readonly declarations: readonly Declaration[] }> => {
        const household = signedIn(await households.find(householdId));
        const declared = await declarations.list(email);
        const contract = contractOf(household, declared, clock.now());
        const { id: subscriptionId } = household.subscription ?? {};
        const agreement =
          subscriptionId === undefined ? undefined : await contractNotices.agreement({ householdId, subscriptionId });
        return { contract: contract && { ...contract, ...(agreement && { agreement }) }, declarations: declared };
      },
    );
