import { capsOf, secondsUntilFree, usagePlace } from '../../domain/advice/budget.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import { isPremium } from '../../domain/selling/tiers.ts';
import type { AdviceRequest } from '../../ports/advisor.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'advisor' | 'advisorBudget' | 'clock'>;

/** Costs less than any question with a file. */
const shortest: AdviceRequest = {
  question: '',
  facts: [],
  material: [],
  titles: [],
  traits: [],
  file: { type: 'application/pdf', bytes: new Uint8Array() },
};

/**
 * Whether a file for the assistant is worth reading. Throws what `askAdvice` and `readPaper` would throw whatever it has:
 * `advice_premium_required`, `advisor_unavailable`, and `advice_limit` once a cap is used up. Reserves nothing.
 */
export const makeAdmitFile =
  ({ unitOfWork, advisor, advisorBudget, clock }: Deps) =>
  async ({ household }: { readonly household: Household }): Promise<void> => {
    const now = clock.now();
    if (!isPremium(household, now)) throw new DomainError('advice_premium_required');
    if (!advisor.isAvailable) throw new DomainError('advisor_unavailable');
    const { householdId, day, month } = usagePlace(household.id, now);
    const caps = capsOf(advisorBudget, advisor.highestCost({ kind: 'answer', request: shortest }));
    const [ofDay, ofMonth] = await unitOfWork.run(async ({ assistantUsage }) => [
      await assistantUsage.ofDay(householdId, day),
      await assistantUsage.ofMonth(month),
    ]);
    const refuse = (cap: 'day' | 'month') =>
      new DomainError('advice_limit', { retryAfterSeconds: secondsUntilFree(cap, now) });
    if (ofDay.reserved + ofDay.spent >= caps.householdDay && caps.householdDay > 0) throw refuse('day');
    if (ofMonth.reserved + ofMonth.spent >= caps.month && caps.month > 0) throw refuse('month');
  };
