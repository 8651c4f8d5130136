import { catalogue } from '../catalogue/index.ts';
import type { Household } from '../domain/home/household.ts';
import { historyOf } from '../domain/plan/history-of.ts';
import { homeOf } from '../domain/plan/home.ts';
import { readOutlook } from '../domain/plan/outlook-text.ts';
import { rememberedFrom } from '../domain/plan/planned-weeks.ts';
import type { PlanInput } from '../domain/plan/types.ts';
import { withUses } from '../domain/plan/uses-of-home.ts';
import { type IsoDate, weekStartOf } from '../domain/time/dates.ts';
import { farthestDay } from '../domain/time/week.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type ReadPlanInput = ReturnType<typeof makeReadPlanInput>;

/** Reads what planning the current week needs to know. Throws `not_onboarded`. */
export const makeReadPlanInput =
  () =>
  async ({ tasks, customTasks, meters, plans }: Stores, household: Household, today: IsoDate): Promise<PlanInput> => {
    const { id, timezone, lastDone } = household;
    const [outlook] = await plans.outlooks([id]);
    const known = {
      catalogue,
      history: historyOf(await tasks.history(id, timezone), lastDone),
      tasks: await tasks.between(id, rememberedFrom(today), farthestDay(today)),
      today,
    };
    return {
      ...known,
      home: withUses(homeOf(household), known, await meters.list(id)),
      customTasks: await customTasks.list(id),
      weekStart: weekStartOf(today),
      ...(outlook && { outlook: readOutlook(outlook) }),
    };
  };
