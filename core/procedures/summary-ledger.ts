import { isStorageAway } from '../domain/errors.ts';
import { personInHomeKey } from '../domain/people/person-in-home.ts';
import { afterRejection, afterSending, type SummarySchedule, stoppedBy } from '../domain/summary/schedule.ts';
import type { Ports } from '../ports/index.ts';
import type { MailOutcome } from '../ports/mailer.ts';
import type { QueuedSummary, SummaryResult } from '../ports/summary-store.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type SummaryLedger = ReturnType<typeof makeSummaryLedger>;

type Deps = Pick<Ports, 'unitOfWork' | 'clock'>;

/** What became of claimed summaries: of those that were mailed, and of those that were skipped. */
type Results = {
  readonly mailed: readonly { readonly summary: QueuedSummary; readonly outcome: MailOutcome }[];
  readonly skipped: readonly SummaryResult[];
};

/**
 * Saves what became of claimed summaries, together with what other callers hand in while an earlier save is running.
 * While the database is unavailable it keeps that in memory, and saves it with the next call, so that the mails aren't
 * sent again.
 */
export const makeSummaryLedger = ({ unitOfWork, clock }: Deps) => {
  let unsaved: readonly Results[] = [];
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function saveAll(): Promise<void> {
    const current = unsaved;
    unsaved = [];
    next = undefined;
    if (current.length === 0) return;
    const together = {
      mailed: current.flatMap(({ mailed }) => mailed),
      skipped: current.flatMap(({ skipped }) => skipped),
    };
    try {
      await unitOfWork.run((stores) => saveResults(stores, together, clock.now()));
    } catch (error) {
      if (isStorageAway(error)) unsaved = [...current, ...unsaved];
      throw error;
    }
  }

  /** Saves what is unsaved. Throws while something remains so. */
  function save(): Promise<void> {
    if (!next) {
      next = last.then(saveAll);
      last = next.catch(() => {});
    }
    return next;
  }

  return {
    save,
    /** Adds what became of summaries, and saves it like `save`. */
    add: (results: Results): Promise<void> => {
      unsaved = [...unsaved, results];
      return save();
    },
  };
};

async function saveResults({ summaries, summarySchedules }: Stores, { mailed, skipped }: Results, now: Date) {
  const results = [...skipped, ...mailed.map(({ summary, outcome }) => resultOf(summary, outcome))];
  const saved = new Set((await summaries.saveResults(results, now)).map(personInHomeKey));
  const outcomes = new Map(
    mailed
      .filter(({ summary, outcome }) => outcome.status !== 'failed' && saved.has(personInHomeKey(summary)))
      .map(({ summary, outcome }) => [personInHomeKey(summary), { summary, status: outcome.status }]),
  );
  // Schedules that a person changes at this moment are read again.
  while (outcomes.size > 0) {
    const known = await summarySchedules.findAll([...outcomes.values()].map(({ summary }) => summary));
    const replaced = await summarySchedules.replace(
      known.map(({ schedule, timezone }) => {
        const status = outcomes.get(personInHomeKey(schedule))?.status;
        return { from: schedule, to: scheduleAfter(schedule, status, timezone, now) };
      }),
    );
    const left = new Set(known.map(({ schedule }) => personInHomeKey(schedule))).difference(
      new Set(replaced.map(personInHomeKey)),
    );
    for (const key of [...outcomes.keys()]) if (!left.has(key)) outcomes.delete(key);
  }
}

function scheduleAfter(
  schedule: SummarySchedule,
  status: MailOutcome['status'] | undefined,
  timezone: string,
  now: Date,
): SummarySchedule {
  if (status === 'sent') return afterSending(schedule, timezone, now);
  return status === 'refused' ? stoppedBy(schedule, 'bounced') : afterRejection(schedule);
}

function resultOf({ householdId, personId, weekStart }: QueuedSummary, { status }: MailOutcome): SummaryResult {
  const key = { householdId, personId, weekStart };
  if (status === 'sent') return { ...key, status };
  if (status === 'failed') return { ...key, status: 'queued' };
  return { ...key, status: 'skipped', reason: status === 'refused' ? 'address-refused' : 'rejected' };
}
