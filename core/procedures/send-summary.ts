import type { PersonInHome } from '../domain/people/person-in-home.ts';
import { stoppedBy } from '../domain/summary/schedule.ts';
import type { Ports } from '../ports/index.ts';
import { sendOrGiveUp } from '../ports/mailer.ts';
import type { SkipReason } from '../ports/summary-store.ts';
import type { ComposeSummary } from './compose-summary.ts';
import type { ReadSummaries } from './read-summaries.ts';

export type SendSummary = ReturnType<typeof makeSendSummary>;

type Deps = Pick<Ports, 'unitOfWork' | 'mailer'> & {
  readonly readSummaries: ReadSummaries;
  readonly composeSummary: ComposeSummary;
};

/**
 * Mails a person the summary of a home now, besides the regular one. Returns `sent`, or the reason for which they get none. When
 * it throws, it can be called again.
 */
export const makeSendSummary =
  ({ unitOfWork, mailer, readSummaries, composeSummary }: Deps) =>
  async (recipient: PersonInHome): Promise<'sent' | SkipReason> => {
    const [read] = await readSummaries([recipient]);
    if (!read) return 'unknown-zone';
    const composed = await composeSummary(read, true);
    if ('reason' in composed) return composed.reason;
    const outcome = await sendOrGiveUp(mailer, composed.mail);
    if (outcome !== 'refused') return outcome;
    await unitOfWork.run(async ({ summarySchedules }) => {
      const schedule = await summarySchedules.find(recipient.householdId, recipient.personId);
      if (schedule) await summarySchedules.save([stoppedBy(schedule, 'bounced')]);
    });
    return 'address-refused';
  };
