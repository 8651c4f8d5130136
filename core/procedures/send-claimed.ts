import { latestMs } from '../domain/summary/schedule.ts';
import type { Clock } from '../ports/clock.ts';
import type { Mail, Mailer, MailOutcome } from '../ports/mailer.ts';
import type { QueuedSummary, SummaryResult } from '../ports/summary-store.ts';
import type { SummaryRead } from '../ports/summary-view.ts';
import type { ComposeSummary } from './compose-summary.ts';
import type { ReadSummaries } from './read-summaries.ts';
import type { SettleSummaries } from './settle-summaries.ts';

export type SendClaimed = ReturnType<typeof makeSendClaimed>;

type Deps = {
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly readSummaries: ReadSummaries;
  readonly composeSummary: ComposeSummary;
  readonly settleSummaries: SettleSummaries;
};

type Decided =
  | { readonly summary: QueuedSummary; readonly mail: Mail<'weekly-summary'> }
  | { readonly summary: QueuedSummary; readonly result: SummaryResult };

/**
 * Sends the summaries that the caller has claimed, and saves what became of each. Returns the failures of those that may
 * be sent later.
 */
export const makeSendClaimed =
  ({ mailer, clock, readSummaries, composeSummary, settleSummaries }: Deps) =>
  async (claimed: readonly QueuedSummary[]): Promise<readonly unknown[]> => {
    const all = await readSummaries(claimed.map(({ householdId }) => householdId));
    const reads = new Map(all.map((read) => [read.household.id, read]));
    const decided = await Promise.all(
      claimed.map((summary) => decide(summary, reads.get(summary.householdId), clock.now(), composeSummary)),
    );
    const letters = decided.filter((each) => 'mail' in each);
    const outcomes = await sendAll(
      mailer,
      letters.map(({ mail }) => mail),
    );
    await settleSummaries({
      mailed: letters.map(({ summary }, index) => ({ summary, outcome: outcomes[index] ?? notSent })),
      skipped: decided.flatMap((each) => ('result' in each ? each.result : [])),
    });
    return outcomes.flatMap((outcome) => (outcome.status === 'failed' ? outcome.error : []));
  };

const notSent: MailOutcome = { status: 'failed', error: new Error('the mailer returned no outcome') };

async function decide(
  summary: QueuedSummary,
  read: SummaryRead | undefined,
  now: Date,
  composeSummary: ComposeSummary,
): Promise<Decided> {
  const { householdId, weekStart, dueAt } = summary;
  const isLate = now.getTime() - dueAt.getTime() > latestMs;
  const composed = isLate ? { reason: 'late' as const } : read && (await composeSummary(read, false));
  if (composed && 'mail' in composed) return { summary, mail: composed.mail };
  const reason = composed?.reason ?? 'unknown-zone';
  return { summary, result: { householdId, weekStart, status: 'skipped', reason } };
}

/** A mailer that fails as a whole has sent nothing that it knows of. */
async function sendAll(mailer: Mailer, mails: readonly Mail[]): Promise<readonly MailOutcome[]> {
  if (mails.length === 0) return [];
  try {
    return await mailer.sendAll(mails);
  } catch (error) {
    return mails.map(() => ({ status: 'failed', error }));
  }
}
