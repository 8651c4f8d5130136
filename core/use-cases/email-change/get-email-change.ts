import { type EmailChange, isConfirmed } from '../../domain/access/email-change.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** The change of address that waits to be confirmed; undefined if there is none. */
export const makeGetEmailChange =
  ({ unitOfWork, clock }: Deps) =>
  async ({ personId }: { readonly personId: string }): Promise<EmailChange | undefined> => {
    const change = await unitOfWork.run(({ emailChanges }) => emailChanges.find(personId));
    return change && !isConfirmed(change) && change.expiresAt > clock.now() ? change : undefined;
  };
