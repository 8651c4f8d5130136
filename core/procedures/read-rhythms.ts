import { catalogue } from '../catalogue/index.ts';
import type { Household } from '../domain/home/household.ts';
import { homeOf } from '../domain/plan/home.ts';
import { jobsOfHome } from '../domain/plan/jobs-of-home.ts';
import { mayLearn } from '../domain/plan/learned/chosen-rhythm.ts';
import { gapsIn } from '../domain/plan/learned/gaps.ts';
import type { LearnedRhythm } from '../domain/plan/learned/learned-rhythm.ts';
import { isWish, proposedDays } from '../domain/plan/learned/proposal.ts';
import { sourceOf } from '../domain/plan/types.ts';
import { dateInZone } from '../domain/time/zones.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/** The rhythm of each care task of the home that isn't decided by danger, law, a season or a visit. Throws `not_onboarded`. */
export const makeReadRhythms =
  () =>
  async ({ tasks, rhythmAnswers }: Stores, household: Household): Promise<readonly LearnedRhythm[]> => {
    const { id, timezone, pauses } = household;
    const home = homeOf(household);
    const gapsOf = gapsIn(await tasks.pastTurns(id, timezone), pauses);
    const said = Map.groupBy(await rhythmAnswers.list(id), ({ careTaskId }) => careTaskId);
    return jobsOfHome(home, catalogue).flatMap((job): readonly LearnedRhythm[] => {
      const { task, item, usualDays = task.intervalDays, assumes } = job;
      if (assumes !== undefined || !mayLearn(task, home)) return [];
      const answers = said.get(task.id) ?? [];
      const last = answers.at(-1);
      const currentDays = task.intervalDays;
      const proposed = proposedDays({
        usualDays,
        currentDays,
        gaps: gapsOf(sourceOf(job), currentDays),
        ...(last && { answer: { kind: last.kind, on: dateInZone(last.at, timezone) } }),
      });
      return [
        {
          taskId: task.id,
          title: task.title,
          item: item.name,
          usualDays,
          ...(proposed !== undefined && {
            proposedDays: proposed,
            proposedFor: last && isWish(last.kind) ? 'said' : 'done',
          }),
          ...(job.usualDays !== undefined && { acceptedDays: currentDays }),
          answers,
        },
      ];
    });
  };
