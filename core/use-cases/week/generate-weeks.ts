import { isStorageAway } from '../../domain/errors.ts';
import { type DuePlan, type DueRange, placeOf, plansAtOnce } from '../../domain/plan/due-plans.ts';
import { plannedWeeksAhead } from '../../domain/plan/planned-weeks.ts';
import { factsOf, type RunFailure, runOf } from '../../domain/running/run.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import { weekStartAt } from '../../domain/time/week.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'planHouseholds' | 'clock' | 'ids' | 'reporter'>;

export type GeneratedWeeks = {
  /** Households of the range whose plan was due. */
  readonly households: number;
  readonly weeksPlanned: number;
  /** Households that could not be planned. A failure does not stop the others. */
  readonly failed: number;
};

/** How many ids are read at once. */
const pageSize = 50 * plansAtOnce;

/**
 * Plans the households of a range whose plan is due, as far ahead as plans go; by default, of all. A household that is
 * planned isn't due any more, so a run that was interrupted can simply be repeated. Saves a record of the run.
 */
export const makeGenerateWeeks =
  ({ unitOfWork, planHouseholds, clock, ids, reporter }: Deps) =>
  async ({ after, last }: DueRange = {}): Promise<GeneratedWeeks> => {
    const startedAt = clock.now();
    let [weeksPlanned, done, expected] = [0, 0, 0];
    const failed: RunFailure[] = [];
    const plan = async (householdIds: readonly string[]) => {
      const upTo = (today: IsoDate) => weekStartAt(today, plannedWeeksAhead);
      const { households, weeks } = await planHouseholds({ householdIds, upTo });
      done += households;
      weeksPlanned += weeks;
    };

    /** Plans each household by itself, because one of them failed. */
    const planEach = async (householdIds: readonly string[]) => {
      for (const householdId of householdIds) {
        try {
          await plan([householdId]);
        } catch (error) {
          if (isStorageAway(error)) throw error;
          failed.push({ householdId, reason: error instanceof Error ? error.name : 'unknown' });
          reporter.problem(
            new Error(`Household ${householdId} could not be planned: ${reasonOf(error)}`, { cause: error }),
          );
        }
      }
    };

    const range = { ...(after && { after }), ...(last && { last }) };
    const read = (rest: DueRange, limit = pageSize) => unitOfWork.run(({ plans }) => plans.due(startedAt, rest, limit));
    for await (const householdIds of batches(read, range)) {
      expected += householdIds.length;
      try {
        await plan(householdIds);
      } catch (error) {
        if (isStorageAway(error)) throw error;
        await planEach(householdIds);
      }
    }
    // The index keeps the old places of these plans until someone passes them in vain. Each job passes its own, so that the
    // next run doesn't have to pass everyone's before it finds that nothing is due.
    if (expected > 0) await read(range, 1);
    // Someone looked at these weeks in the meantime, or the household was deleted.
    const meanwhile = expected - done - failed.length;
    const skipped = meanwhile > 0 ? { 'planned-meanwhile': meanwhile } : {};
    const run = runOf({ id: ids.next(), kind: 'plan', startedAt, finishedAt: clock.now(), done, skipped, failed });
    await unitOfWork.run(({ runs }) => runs.save(run));
    if (expected > 0) reporter.note('run', factsOf(run));
    return { households: expected, weeksPlanned, failed: failed.length };
  };

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function* batches(
  read: (range: DueRange) => Promise<readonly DuePlan[]>,
  range: DueRange,
): AsyncIterable<readonly string[]> {
  for (let rest = range; ; ) {
    const page = await read(rest);
    const ids = page.map(({ householdId }) => householdId);
    for (let index = 0; index < ids.length; index += plansAtOnce) yield ids.slice(index, index + plansAtOnce);
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    rest = { ...rest, after: placeOf(last) };
  }
}
