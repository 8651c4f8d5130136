import { DomainError } from '../../domain/errors.ts';
import { isOnboarded } from '../../domain/household.ts';
import { isSessionOver, isUseWorthNoting } from '../../domain/sign-in.ts';
import { isPlanGood, weekStartAt, weeksToPlan } from '../../domain/week.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionClaims } from '../../ports/session-tokens.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { WeekView } from '../../ports/week-view.ts';
import type { PlanWeeks } from '../../procedures/plan-weeks.ts';
import { type ShownWeek, shownWeek } from './shown-week.ts';

type Deps = {
  readonly weekView: WeekView;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly planWeeks: PlanWeeks;
};
type Input = SessionClaims & { readonly offset: number };

/**
 * The week at an offset from the current one, with its tasks in display order. Plans the week if it is due and has no
 * plan. Throws `not_signed_in` if the session has ended, and `not_onboarded` before onboarding.
 */
export const makeGetWeek =
  ({ weekView, unitOfWork, clock, planWeeks }: Deps) =>
  async ({ householdId, sessionId, offset }: Input): Promise<ShownWeek> => {
    const now = clock.now();
    const read = async (): Promise<ShownWeek> => {
      const week = await weekView.read(householdId, sessionId, offset, now);
      if (!week || isSessionOver(week.session, now)) throw new DomainError('not_signed_in');
      if (!isOnboarded(week.household)) throw new DomainError('not_onboarded');
      return shownWeek(week, offset);
    };
    const week = await read();
    if (isUseWorthNoting(week.session, now)) {
      await unitOfWork.run(({ sessions }) => sessions.touch(householdId, sessionId, now));
    }
    const { today, weekStart, plannedOn } = week;
    if (isPlanGood(weekStart, plannedOn, today) || weeksToPlan(today, weekStart).length === 0) return week;
    await planWeeks({ householdId, upTo: (today) => weekStartAt(today, offset) });
    return read();
  };
