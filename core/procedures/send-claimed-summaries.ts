import { personInHomeKey } from '../domain/people/person-in-home.ts';
import { latestMs } from '../domain/summary/schedule.ts';
import { minuteMs } from '../domain/time/durations.ts';
import type { Ports } from '../ports/index.ts';
import type { Letter, Mail } from '../ports/mailer.ts';
import type { QueuedSummary, SummaryResult } from '../ports/summary-store.ts';
import type { SummaryRead } from '../ports/summary-view.ts';
import type { ComposeSummary } from './compose-summary.ts';
import type { ReadSummaries } from './read-summaries.ts';
import type { SummaryLedger } from './summary-ledger.ts';

type Deps = Pick<Ports, 'mailer' | 'clock'> & {
  readonly readSummaries: ReadSummaries;
  readonly composeSummary: ComposeSummary;
  readonly summaryLedger: SummaryLedger;
};

type SummaryLetter = Letter & { readonly summary: QueuedSummary; readonly mail: Mail<'weekly-summary'> };
type Skipped = { readonly result: SummaryResult };

/**
 * No letter is handed over later than this after its lot was claimed. Together with the time that one letter takes at
 * worst, it is shorter than the time after which another worker believes that this one was killed.
 */
const longestMs = minuteMs;

/**
 * Sends the summaries that the caller has claimed, and saves what became of each before its connection takes another.
 * Returns the failures of those that may be sent later. Hands over no more letters once the caller is stopping.
 */
export const makeSendClaimedSummaries =
  ({ mailer, clock, readSummaries, composeSummary, summaryLedger }: Deps) =>
  async (claimed: readonly QueuedSummary[], isStopping: () => boolean): Promise<readonly unknown[]> => {
    const until = clock.now().getTime() + longestMs;
    const all = await readSummaries(claimed);
    const reads = new Map(all.map((read) => [personInHomeKey(read), read]));
    const decided = await Promise.all(
      claimed.map((summary) => decide(summary, reads.get(personInHomeKey(summary)), clock.now(), composeSummary)),
    );
    const skipped = decided.flatMap((each) => ('result' in each ? each.result : []));
    if (skipped.length > 0) await summaryLedger.add({ mailed: [], skipped });

    const failures: unknown[] = [];
    const remaining = decided.filter((each) => 'mail' in each).values();
    const inTime = function* () {
      while (clock.now().getTime() < until && !isStopping()) {
        const next = remaining.next();
        if (next.done) return;
        yield next.value;
      }
    };
    await mailer.sendEach(inTime(), async ({ summary }, outcome) => {
      if (outcome.status === 'failed') failures.push(outcome.error);
      await summaryLedger.add({ mailed: [{ summary, outcome }], skipped: [] });
    });
    const left = [...remaining].map(({ summary }) => ({ summary, outcome: notTried }));
    if (left.length > 0) await summaryLedger.add({ mailed: left, skipped: [] });
    return [...failures, ...left.map(({ outcome }) => outcome.error)];
  };

const notTried = { status: 'failed', error: new Error('there was no time left to send it') } as const;

async function decide(
  summary: QueuedSummary,
  read: SummaryRead | undefined,
  now: Date,
  composeSummary: ComposeSummary,
): Promise<SummaryLetter | Skipped> {
  const { householdId, personId, weekStart, dueAt } = summary;
  const isLate = now.getTime() - dueAt.getTime() > latestMs;
  const composed = isLate ? { reason: 'late' as const } : read && (await composeSummary(read, false));
  if (composed && 'mail' in composed) return { summary, mail: composed.mail };
  const reason = composed?.reason ?? 'unknown-zone';
  return { result: { householdId, personId, weekStart, status: 'skipped', reason } };
}
