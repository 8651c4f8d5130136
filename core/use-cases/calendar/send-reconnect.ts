import { contactIn } from '../../domain/membership.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

/** Mails that the calendar needs to be connected again, unless that has happened meanwhile. */
export const makeSendCalendarReconnect =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const contact = await unitOfWork.run(async ({ pendingJobs, memberships, calendars }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const connection = pendingJob && (await calendars.find(pendingJob.householdId));
      if (connection?.status !== 'needs_reconnect') return undefined;
      return contactIn(await memberships.list(connection.householdId));
    });
    const link = new URL('/settings?tab=calendar', baseUrl).href;
    if (contact) {
      const { email: to, language } = contact;
      await sendOrGiveUp(mailer, { kind: 'calendar-reconnect', id: pendingJobId, to, language, link });
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
