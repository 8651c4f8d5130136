import { type Household, isOnboarded } from '../domain/household.ts';
import { newSchedule, type SummarySchedule } from '../domain/summary/schedule.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/** The schedule of a household; a new one if it has none. Saves the new one if the household is onboarded. */
export const makeSummaryScheduleOf =
  ({ clock }: { readonly clock: Clock }) =>
  async ({ summarySchedules }: Stores, household: Household): Promise<SummarySchedule> => {
    const known = await summarySchedules.find(household.id);
    if (known) return known;
    const { nextAt, ...schedule } = newSchedule(household.id, household.timezone, clock.now());
    if (!isOnboarded(household)) return schedule;
    const added = { ...schedule, ...(nextAt && { nextAt }) };
    await summarySchedules.save([added]);
    return added;
  };
