import type { IsoDate } from '../../domain/dates.ts';
import { isStorageAway } from '../../domain/errors.ts';
import { type IdRange, idRange } from '../../domain/id-ranges.ts';
import { currentMondays } from '../../domain/plan/current-mondays.ts';
import { factsOf, type RunFailure, runOf } from '../../domain/run.ts';
import { plannedWeeksAhead, weekStartAt } from '../../domain/week.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'planHouseholds' | 'clock' | 'ids' | 'reporter'>;

/** One of `shards` equal parts of all households, counted from 0. By default, all of them. */
type Input = { readonly shard: number; readonly shards: number };

export type GeneratedWeeks = {
  /** All onboarded households of the shard, whether or not they lacked a plan. */
  readonly households: number;
  readonly weeksPlanned: number;
  /** Households that could not be planned. A failure does not stop the others. */
  readonly failed: number;
};

/** How many ids are read at once, and how many households share a transaction. A killed run loses one transaction. */
const pageSize = 500;
const batchSize = 50;

/**
 * Plans every onboarded household as far ahead as plans go. A household that is planned already costs no more than a
 * look into an index, so a run that was interrupted can simply be repeated. Saves a record of the run.
 */
export const makeGenerateWeeks =
  ({ unitOfWork, planHouseholds, clock, ids, reporter }: Deps) =>
  async ({ shard, shards }: Input = { shard: 0, shards: 1 }): Promise<GeneratedWeeks> => {
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

    const range = idRange(shard, shards);
    const zones = await unitOfWork.run(({ plans }) => plans.zones(range));
    const mondays = currentMondays([...zones.keys()], clock.now());
    const read = ({ after, before }: IdRange) =>
      unitOfWork.run(({ plans }) =>
        plans.unplanned(mondays, { ...(after && { after }), ...(before && { before }) }, pageSize),
      );
    for await (const householdIds of batches(read, range)) {
      expected += householdIds.length;
      try {
        await plan(householdIds);
      } catch (error) {
        if (isStorageAway(error)) throw error;
        await planEach(householdIds);
      }
    }
    // Someone looked at these weeks in the meantime, or the household was deleted.
    const meanwhile = expected - done - failed.length;
    const skipped = meanwhile > 0 ? { 'planned-meanwhile': meanwhile } : {};
    const run = runOf({ id: ids.next(), kind: 'plan', startedAt, finishedAt: clock.now(), done, skipped, failed });
    await unitOfWork.run(({ runs }) => runs.save(run));
    if (expected > 0) reporter.note('run', factsOf(run));
    const households = [...zones.values()].reduce((sum, count) => sum + count, 0);
    return { households, weeksPlanned, failed: failed.length };
  };

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function* batches(
  read: (range: IdRange) => Promise<readonly string[]>,
  range: IdRange,
): AsyncIterable<readonly string[]> {
  for (let rest = range; ; ) {
    const ids = await read(rest);
    for (let index = 0; index < ids.length; index += batchSize) yield ids.slice(index, index + batchSize);
    const after = ids.at(-1);
    if (after === undefined || ids.length < pageSize) return;
    rest = { ...rest, after };
  }
}
