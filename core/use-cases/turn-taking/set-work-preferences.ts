import { signedIn } from '../../domain/access/found.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import type { WorkKind } from '../../domain/tasks/choose-assignees.ts';
import { type Weekday, weekdays } from '../../domain/time/dates.ts';
import { currentPause, type Pause, withoutPause, withPause } from '../../domain/time/pause.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Input = PersonInHome & {
  readonly days: readonly Weekday[];
  readonly avoids: readonly WorkKind[];
  /** When they are away or will be next; null if they aren't. */
  readonly away: Pause | null;
};

/**
 * Saves when a person has time for a home and what they leave to others. If its people take turns, the planned tasks are
 * assigned again. Throws `invalid_date` for days on which they can't be away.
 */
export const makeSetWorkPreferences =
  ({ unitOfWork, clock, assignTasks }: Needs<'unitOfWork' | 'clock' | 'assignTasks'>) =>
  ({ householdId, personId, days, avoids, away }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const today = dateInZone(clock.now(), household.timezone);
      const { absences: known = [] } =
        (await stores.memberships.possibleAssignees(householdId)).find((member) => member.personId === personId) ?? {};
      const current = currentPause(known, today);
      const isSame = away?.from === current?.from && away?.to === current?.to;
      const changed = away ? withPause(known, away, today) : withoutPause(known, today);
      await stores.memberships.savePreferences(householdId, personId, {
        avoids: [...new Set(avoids)],
        absences: isSame ? known : changed,
        ...(days.length < weekdays.length && { days }),
      });
      if (household.takeTurns) await assignTasks(stores, household, today, { again: true });
    });
