import { capsOf, secondsUntilFree, usagePlace } from '../../domain/advice/budget.ts';
import { DomainError } from '../../domain/errors.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { AdvisorCall, AdvisorRequest } from '../../ports/advisor.ts';
import type { Ports } from '../../ports/index.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'advisor' | 'advisorBudget' | 'digest' | 'clock'>;

export type OpenedCall = {
  readonly call: AdvisorCall;
  /** Replaces the reservation by what the call has cost. Calling it again has no further effect. */
  readonly settle: () => Promise<void>;
};

/**
 * Reserves the highest cost of a call to the assistant, in a transaction of its own. Throws `advice_limit` if the cap of
 * the household or of the month would be passed. A process that is killed before it settles keeps the reservation, so
 * the caps hold nevertheless.
 */
export const makeOpenCall =
  ({ unitOfWork, advisor, advisorBudget, digest, clock }: Deps) =>
  async (householdId: string, request: AdvisorRequest, signal?: AbortSignal): Promise<OpenedCall> => {
    const now = clock.now();
    const place = usagePlace(householdId, now);
    const reserved = advisor.highestCost(request);
    await unitOfWork.run(async ({ assistantUsage }) => {
      const passed = await assistantUsage.reserve(place, reserved, capsOf(advisorBudget, reserved));
      if (passed) throw new DomainError('advice_limit', { retryAfterSeconds: secondsUntilFree(passed, now) });
    });
    let spent = 0;
    let settled: Promise<void> | undefined;
    const call: AdvisorCall = {
      user: hexOf(digest.sha256(`advisor ${householdId}`)),
      onCost: (micros) => {
        spent += Math.max(0, Math.ceil(micros));
      },
      ...(signal && { signal }),
    };
    return {
      call,
      settle: () => {
        settled ??= unitOfWork.run(({ assistantUsage }) => assistantUsage.settle(place, reserved, spent));
        return settled;
      },
    };
  };
