import { type Household, isOnboarded } from '../domain/home/household.ts';
import { contactIn } from '../domain/people/membership.ts';
import { newSchedule, type SummarySchedule } from '../domain/summary/schedule.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/**
 * The schedule of a person in a home. One who has none receives no summaries until they switch them on, except for the
 * owner of an onboarded home to whom its mail goes: theirs is saved.
 */
export const makeSummaryScheduleOf =
  ({ clock }: { readonly clock: Clock }) =>
  async (
    { summarySchedules, memberships }: Pick<Stores, 'summarySchedules' | 'memberships'>,
    household: Household,
    personId: string,
  ): Promise<SummarySchedule> => {
    const known = await summarySchedules.find(household.id, personId);
    if (known) return known;
    const added = newSchedule({ householdId: household.id, personId }, household.timezone, clock.now());
    const { nextAt: _, ...schedule } = added;
    if (!isOnboarded(household)) return schedule;
    if (contactIn(await memberships.list(household.id))?.id !== personId) return { ...schedule, enabled: false };
    await summarySchedules.save([added]);
    return added;
  };
