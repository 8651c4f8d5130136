import type { Household } from '../home/household.ts';
import type { Agreement } from './agreement.ts';
import { type Declaration, wasConcluded } from './declaration.ts';
import { isRunning } from './subscription.ts';
import { withdrawalEndsAt } from './withdrawal.ts';

/** A household's contract about Premium, as its buyer sees it. */
export type Contract = {
  /** `running`: it will be renewed. `ending`: it ends with the paid period. */
  readonly state: 'running' | 'ending' | 'ended';
  readonly startedAt: Date;
  readonly paidUntil: Date;
  readonly canCancel: boolean;
  /** Whether a cancellation can be taken back. */
  readonly canKeep: boolean;
  /** Until when the buyer can withdraw; absent once that is over or done. */
  readonly withdrawUntil?: Date;
  /** Absent for a contract that is older than what is known of agreements, or isn't confirmed yet. */
  readonly agreement?: Agreement;
};

/** Undefined for a household that has bought nothing. What was declared counts, even if it hasn't been carried out. */
export function contractOf(
  { subscription, ...place }: Pick<Household, 'subscription' | 'timezone' | 'country'>,
  declarations: readonly Declaration[],
  now: Date,
): Contract | undefined {
  if (!subscription || !wasConcluded(subscription)) return undefined;
  const { startedAt, paidUntil, endsAtPeriodEnd } = subscription;
  const declared = declarations.filter(
    ({ subscriptionId, state }) => subscriptionId === subscription.id && (state === 'accepted' || state === 'done'),
  );
  const isWithdrawn = declared.some(({ kind }) => kind === 'withdrawal');
  const isCancelled = declared.some(({ kind, state }) => kind === 'cancellation' && state === 'accepted');
  const runs = isRunning(subscription) && !isWithdrawn;
  const withdrawUntil = withdrawalEndsAt(startedAt, place);
  return {
    state: !runs ? 'ended' : endsAtPeriodEnd || isCancelled ? 'ending' : 'running',
    startedAt,
    paidUntil,
    canCancel: runs && !endsAtPeriodEnd && !isCancelled,
    canKeep: runs && (endsAtPeriodEnd || isCancelled),
    ...(!isWithdrawn && now < withdrawUntil && { withdrawUntil }),
  };
}
