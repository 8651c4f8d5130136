import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'endAllAccess'>;
type Input = {
  readonly personId: string;
  /** Whether the person's passkeys go too. */
  readonly passkeys?: boolean | undefined;
};

/**
 * Ends every session of the person, including this one, and their tokens, connected apps and webhooks in all their homes.
 */
export const makeLogOutEverywhere =
  ({ unitOfWork, endAllAccess }: Deps) =>
  ({ personId, passkeys }: Input): Promise<void> =>
    unitOfWork.run((stores) => endAllAccess(stores, personId, { withPasskeys: passkeys }));
