import { countReasons, factsOf, type Run, runOf } from '../../domain/running/run.ts';
import { minuteMs } from '../../domain/time/durations.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'sendClaimedSummaries' | 'summaryLedger' | 'reporter'>;
type Input = { readonly runId: string; readonly isStopping?: () => boolean };

/** How many summaries are claimed and read at once. */
const lotSize = 100;

/** A summary without a result this long after it was claimed belongs to a worker that was killed. */
const abandonedAfterMs = 3 * minuteMs;

/**
 * Sends the summaries of a run that were not sent yet, and updates the run's record, which it returns. Several callers
 * share the work. Throws while some have to be tried again, with the first failure as its cause; without a cause, other
 * callers are sending the rest. Once the caller is stopping, it takes no more of them.
 */
export const makeSendSummaries =
  ({ unitOfWork, clock, sendClaimedSummaries, summaryLedger, reporter }: Deps) =>
  async ({ runId, isStopping = () => false }: Input): Promise<Run | undefined> => {
    const attemptStart = clock.now();
    const claim = () => {
      const at = clock.now();
      const abandonedBefore = new Date(at.getTime() - abandonedAfterMs);
      return unitOfWork.run(({ summaries }) =>
        summaries.claim(runId, { at, attemptStart, abandonedBefore, limit: lotSize }),
      );
    };

    // What an earlier attempt could not save.
    await summaryLedger.save();
    const failures: unknown[] = [];
    while (!isStopping()) {
      const claimed = await claim();
      if (claimed.length === 0) break;
      const failed = await sendClaimedSummaries(claimed, isStopping);
      failures.push(...failed);
      // When all failed, the mail service is probably away, so the rest waits for the next attempt.
      if (failed.length === claimed.length) break;
    }
    const run = await saveRun(runId, { unitOfWork, clock });
    // What others are sending has not failed.
    const isInHand = run !== undefined && run.failed.length > 0 && failures.length === 0;
    if (run && !isInHand) reporter.note('run', factsOf(run));
    if (run && run.failed.length > 0) {
      const message = `${run.failed.length} of ${run.expected} summaries are still to be sent`;
      throw isInHand ? new Error(message) : new Error(message, { cause: failures[0] });
    }
    return run;
  };

function saveRun(runId: string, { unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>): Promise<Run | undefined> {
  return unitOfWork.run(async ({ runs, summaries }) => {
    const known = await runs.find(runId);
    if (!known) return undefined;
    const { sent, skipped, open } = await summaries.progress(runId);
    const { 'sent-before': sentBefore } = known.skipped;
    const { finishedAt: _, ...begun } = known;
    const run = runOf({
      ...begun,
      ...(open.length === 0 && { finishedAt: clock.now() }),
      done: sent,
      skipped: { ...(sentBefore && { 'sent-before': sentBefore }), ...countReasons(skipped) },
      failed: open.map((householdId) => ({ householdId, reason: 'not sent yet' })),
    });
    await runs.save(run);
    return run;
  });
}
