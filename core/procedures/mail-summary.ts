import { DomainError } from '../domain/errors.ts';
import { stoppedBy } from '../domain/summary/schedule.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { SkipReason } from '../ports/summary-store.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import type { ComposeSummary } from './compose-summary.ts';
import type { ReadSummaries } from './read-summaries.ts';

export type MailSummary = ReturnType<typeof makeMailSummary>;

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly mailer: Mailer;
  readonly readSummaries: ReadSummaries;
  readonly composeSummary: ComposeSummary;
};

/**
 * Mails a household its summary now, besides the regular one. Returns `sent`, or the reason for which it gets none. When
 * it throws, it can be called again.
 */
export const makeMailSummary =
  ({ unitOfWork, mailer, readSummaries, composeSummary }: Deps) =>
  async (householdId: string): Promise<'sent' | SkipReason> => {
    const [read] = await readSummaries([householdId]);
    if (!read) return 'unknown-zone';
    const composed = await composeSummary(read, true);
    if ('reason' in composed) return composed.reason;
    try {
      await mailer.send(composed.mail);
      return 'sent';
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'mail_rejected') return 'rejected';
      if (error.code !== 'address_refused') throw error;
      await unitOfWork.run(async ({ summarySchedules }) => {
        const schedule = await summarySchedules.find(householdId);
        if (schedule) await summarySchedules.save([stoppedBy(schedule, 'bounced')]);
      });
      return 'address-refused';
    }
  };
