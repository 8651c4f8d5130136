import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'withdrawHome'>;

/** Withdraws from the broker what is no longer published. While it is away, that is left to the next connection. */
export const makeWithdrawHomes =
  ({ unitOfWork, withdrawHome }: Deps) =>
  async (): Promise<void> => {
    for (const deviceId of await unitOfWork.run(({ homeAssistant }) => homeAssistant.retired())) {
      if (!(await withdrawHome(deviceId))) return;
    }
  };
