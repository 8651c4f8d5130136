import { minuteMs } from '../../domain/time/durations.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;
type Input = { readonly holder: string };

/** A process that was killed is succeeded after so long. */
const leaseMs = 2 * minuteMs;

/** Makes a process the only one that listens to the broker, for two minutes. Returns the id of the installation, or undefined if another one is. */
export const makeLeaseBroker =
  ({ unitOfWork, clock }: Deps) =>
  ({ holder }: Input): Promise<string | undefined> =>
    unitOfWork.run(async ({ homeAssistant }) => {
      const id = await homeAssistant.installationId();
      const now = clock.now();
      const isTaken = await homeAssistant.takeLease({ holder, now, until: new Date(now.getTime() + leaseMs) });
      return isTaken ? id : undefined;
    });

/** Lets another process follow when it next asks for the lease. */
export const makeEndBrokerLease =
  ({ unitOfWork }: Deps) =>
  ({ holder }: Input): Promise<void> =>
    unitOfWork.run(({ homeAssistant }) => homeAssistant.endLease(holder));
