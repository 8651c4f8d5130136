import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { isOnboarded } from '../../domain/home/household.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import { changedBy, type SummaryChanges } from '../../domain/summary/schedule.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'summaryScheduleOf' | 'clock' | 'enqueuePending'>;
type Input = PersonInHome & { readonly changes: SummaryChanges };

/**
 * Changes when a person's summaries are sent, or switches them on or off. Switched on again, they also lift the mail
 * service's block of the address, if it has one. Throws `not_onboarded`.
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
