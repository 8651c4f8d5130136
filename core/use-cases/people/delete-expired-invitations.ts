import type { Needs } from '../../procedures/index.ts';

/** Deletes expired invitations, because they contain addresses. Returns their number. */
export const makeDeleteExpiredInvitations =
  ({ unitOfWork, clock }: Needs<'unitOfWork' | 'clock'>) =>
  (): Promise<number> =>
    unitOfWork.run(({ invitations }) => invitations.deleteExpired(clock.now()));
