import { catalogue } from '../../catalogue/index.ts';
import { signedIn } from '../../domain/access/found.ts';
import type { Household } from '../../domain/home/household.ts';
import { type Question, questionsFor } from '../../domain/home/questions.ts';
import { candidatesFor } from '../../domain/plan/candidates-for.ts';
import type { Demand } from '../../domain/plan/intervals.ts';
import { leftOutBy, liveWishes } from '../../domain/plan/safety-of-wishes.ts';
import type { SafetyOfWishes, SmallWish } from '../../domain/plan/small-wish.ts';
import { type StretchedJob, stretchedJobs } from '../../domain/plan/stretched-jobs.ts';
import { type WhatWaits, whatWaits } from '../../domain/plan/what-waits.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'readPlanInput' | 'eventLoop'>;

/** What the plan knows about a home, and what it has time for. */
type HomeReport = {
  readonly household: Household;
  readonly questions: readonly Question[];
  readonly wanted: Demand;
  readonly planned: Demand;
  readonly waiting: readonly StretchedJob[];
  /** The same in a sentence; absent if nothing waits. */
  readonly waits?: WhatWaits;
  readonly safety: SafetyOfWishes;
  /** Absent if the household has time for the home's jobs for safety. Otherwise `waiting` begins with those left out. */
  readonly small?: SmallWish;
};

/** Throws `not_onboarded`. */
export const makeGetHome =
  ({ unitOfWork, clock, readPlanInput, eventLoop }: Deps) =>
  async ({ householdId }: { readonly householdId: string }): Promise<HomeReport> => {
    const { household, input } = await unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      const input = await readPlanInput(stores, household, dateInZone(clock.now(), household.timezone));
      return { household, input };
    });
    const candidates = candidatesFor(input);
    const { wanted, planned } = candidates.rhythm;
    const lived = await liveWishes(input, eventLoop.next);
    const { jobs, never: counts, enough } = lived;
    const { small, never } = leftOutBy(lived, household.tasksPerWeek);
    const waits = whatWaits(candidates, household.tasksPerWeek);
    return {
      household,
      questions: questionsFor(input.home, catalogue),
      wanted,
      planned,
      waiting: [...never, ...stretchedJobs(candidates)],
      safety: { jobs, never: counts, enough },
      ...(small && { small }),
      ...(waits && { waits }),
    };
  };
