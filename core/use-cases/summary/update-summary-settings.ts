import { DomainError } from '../../domain/errors.ts';
import { isOnboarded, signedIn } from '../../domain/home/household.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import { changedBy, type SummaryChanges } from '../../domain/summary/schedule.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'summaryScheduleOf' | 'clock' | 'enqueuePending'>;
type Input = PersonInHome & { readonly changes: SummaryChanges };

/**
 * Changes when a person's summaries are sent, or switches them on or off. Once they are on again, the mail service may have to send
 * to the address again. Throws `not_onboarded`.
 */
export const makeUpdateSummarySettings =
  ({ unitOfWork, summaryScheduleOf, clock, enqueuePending }: Deps) =>
  ({ householdId, personId, changes }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      if (!isOnboarded(household)) throw new DomainError('not_onboarded');
      const schedule = await summaryScheduleOf(stores, household, personId);
      if (changes.enabled && (!schedule.enabled || schedule.stopped)) {
        await enqueuePending(stores, 'resume-summaries', { householdId, personId });
      }
      await stores.summarySchedules.save([changedBy(schedule, changes, household.timezone, clock.now())]);
    });
