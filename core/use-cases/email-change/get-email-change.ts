import { type EmailChange, isConfirmed } from '../../domain/email-change.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly clock: Clock };

/** The change of address that waits to be confirmed; undefined if there is none. */
export const makeGetEmailChange =
  ({ unitOfWork, clock }: Deps) =>
  async ({ householdId }: { readonly householdId: string }): Promise<EmailChange | undefined> => {
    const change = await unitOfWork.run(({ emailChanges }) => emailChanges.find(householdId));
    return change && !isConfirmed(change) && change.expiresAt > clock.now() ? change : undefined;
  };
