import type { Household } from '../../domain/home/household.ts';
import type { WorkKind } from '../../domain/tasks/choose-assignees.ts';
import { type Weekday, weekdays } from '../../domain/time/dates.ts';
import { currentPause, type Pause } from '../../domain/time/pause.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Input = { readonly household: Household; readonly personId: string };

type TurnTaking = {
  readonly takeTurns: boolean;
  /** How many people the home has. */
  readonly people: number;
  /** When the person has time, what they leave to others, and when they are away or will be next. */
  readonly mine: {
    readonly days: readonly Weekday[];
    readonly avoids: readonly WorkKind[];
    readonly away: Pause | undefined;
  };
};

/** Whether the people of a home take turns, and what the person says about theirs. */
export const makeGetTurnTaking =
  ({ unitOfWork, clock }: Needs<'unitOfWork' | 'clock'>) =>
  ({ household: { id, takeTurns, timezone }, personId }: Input): Promise<TurnTaking> =>
    unitOfWork.run(async ({ memberships }) => {
      const members = await memberships.possibleAssignees(id);
      const {
        days = weekdays,
        avoids = [],
        absences = [],
      } = members.find((member) => member.personId === personId) ?? {};
      const away = currentPause(absences, dateInZone(clock.now(), timezone));
      return { takeTurns, people: members.length, mine: { days, avoids, away } };
    });
