import { personInHomeKey } from '../../domain/people/person-in-home.ts';
import { runOf } from '../../domain/running/run.ts';
import { weekOfSummary } from '../../domain/summary/next-summary-at.ts';
import { withNextDate } from '../../domain/summary/schedule.ts';
import type { DueSchedule } from '../../ports/summary-schedule-store.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids'>;

type QueuedSummaries = {
  /** How many people's schedules were due. */
  readonly due: number;
  /** How many summaries wait to be sent now; the others of their week were sent before. */
  readonly queued: number;
  /** The ids of the runs that send them. */
  readonly runs: readonly string[];
};

/** How many summaries share a transaction, and a job. */
const lotSize = 200;

/**
 * Queues every summary that is due, each once, in lots that several workers can send at once. Advances the schedules in
 * the same transaction, so a killed run loses nothing and repeats nothing. Any number of callers may run it at once.
 */
export const makeQueueSummaries =
  ({ unitOfWork, clock, ids }: Deps) =>
  async (): Promise<QueuedSummaries> => {
    const startedAt = clock.now();
    let [dueCount, queued] = [0, 0];
    const runs: string[] = [];
    for (;;) {
      const lot = await unitOfWork.run(async (stores) => {
        const due = await stores.summarySchedules.due(startedAt, lotSize);
        return due.length > 0 ? queueLot(stores, due, ids.next(), startedAt) : undefined;
      });
      if (!lot) return { due: dueCount, queued, runs };
      // Another caller queued them, or they were changed, since they were read.
      if (lot.due === 0) continue;
      dueCount += lot.due;
      queued += lot.count;
      runs.push(lot.runId);
    }
  };

async function queueLot(stores: Stores, found: readonly DueSchedule[], runId: string, startedAt: Date) {
  const replaced = await stores.summarySchedules.replace(
    found.map(({ schedule, timezone }) => ({ from: schedule, to: withNextDate(schedule, timezone, startedAt) })),
  );
  const advanced = new Set(replaced.map(personInHomeKey));
  const due = found.filter(({ schedule }) => advanced.has(personInHomeKey(schedule)));
  if (due.length === 0) return { runId, due: 0, count: 0 };
  const wanted = due.map(({ schedule, timezone }) => {
    const dueAt = schedule.nextAt ?? startedAt;
    const { householdId, personId } = schedule;
    return { householdId, personId, weekStart: weekOfSummary({ ...schedule, timezone }, dueAt), runId, dueAt };
  });
  const added = await stores.summaries.addMissing(wanted);
  const sentBefore = wanted.length - added.length;
  const failed = added.map(({ householdId }) => ({ householdId, reason: 'queued' }));
  const isOver = added.length === 0;
  await stores.runs.save(
    runOf({
      id: runId,
      kind: 'summaries',
      startedAt,
      ...(isOver && { finishedAt: startedAt }),
      done: 0,
      skipped: sentBefore > 0 ? { 'sent-before': sentBefore } : {},
      failed,
    }),
  );
  if (!isOver) await stores.jobs.enqueue({ name: 'send-summaries', data: { runId } });
  return { runId, due: due.length, count: added.length };
}
