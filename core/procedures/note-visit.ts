import type { Household } from '../domain/home/household.ts';
import { seen } from '../domain/summary/schedule.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/**
 * After several summaries without a visit, they come more rarely or pause. A visit has them come every week again, and
 * their home's week examined for the assistant, who passes over those that stay away.
 */
export const makeNoteVisit =
  ({ clock }: { readonly clock: Clock }) =>
  async (
    { summarySchedules, weeks }: Stores,
    { id, timezone }: Pick<Household, 'id' | 'timezone'>,
    personId: string,
  ): Promise<void> => {
    const schedule = await summarySchedules.find(id, personId);
    if (schedule && schedule.unseen > 0) await summarySchedules.save([seen(schedule, timezone, clock.now())]);
    await weeks.examineAgain(id);
  };
