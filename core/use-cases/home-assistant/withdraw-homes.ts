import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'withdrawRetired'>;

/** Withdraws from the broker what is no longer published. While it is away, that is left to the next connection. */
export const makeWithdrawHomes =
  ({ withdrawRetired }: Deps) =>
  async (): Promise<void> => {
    await withdrawRetired();
  };
