import type { Needs } from '../../procedures/index.ts';

/** Whether something is or was sold here, so that there may be a contract to end. */
export const makeHasSold =
  ({ unitOfWork, sellsPremium }: Needs<'unitOfWork' | 'sellsPremium'>) =>
  async (): Promise<boolean> =>
    sellsPremium || unitOfWork.run(({ contractNotices }) => contractNotices.any());
