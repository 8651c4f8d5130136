import { homeAddress } from '../../domain/home/home-address.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import { personMeant } from '../../ports/membership-store.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

const reconnectPage = '/settings?tab=calendar';

/** Mails a person that their calendar needs to be connected again, unless that has happened meanwhile. */
export const makeSendCalendarReconnect =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const found = await unitOfWork.run(async ({ pendingJobs, memberships, calendars, persons }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const own = pendingJob && (await personMeant(memberships, pendingJob));
      const connection = own && (await calendars.find(own));
      const person = connection?.status === 'needs_reconnect' ? await persons.find(connection.personId) : undefined;
      if (!connection || !person) return undefined;
      const link = homeAddress(baseUrl, reconnectPage, connection.householdId);
      return { to: person.email, language: person.language, link };
    });
    if (found) await sendOrGiveUp(mailer, { kind: 'calendar-reconnect', id: pendingJobId, ...found });
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };
