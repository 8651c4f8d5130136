import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

/** Mails that the calendar needs to be connected again, unless that has happened meanwhile. */
export const makeSendCalendarReconnect =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const to = await unitOfWork.run(async ({ pendingJobs, households, calendars }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const household = pendingJob && (await households.find(pendingJob.householdId));
      const connection = household && (await calendars.find(household.id));
      return connection?.status === 'needs_reconnect' ? household?.email : undefined;
    });
    const link = new URL('/settings?tab=calendar', baseUrl).href;
    if (to !== undefined) await sendOrGiveUp(mailer, { kind: 'calendar-reconnect', id: pendingJobId, to, link });
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
