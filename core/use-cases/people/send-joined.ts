import { homeAddress } from '../../domain/home/home-address.ts';
import { nameInMail, senderInMail } from '../../domain/people/invitation.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

/** Mails the owners of a home who has joined it, unless that person has left again. */
export const makeSendJoined =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId: id }: { readonly pendingJobId: string }): Promise<void> => {
    const found = await unitOfWork.run(async ({ households, memberships, pendingJobs }) => {
      const pendingJob = await pendingJobs.find(id);
      const household = pendingJob && (await households.find(pendingJob.householdId));
      const members = pendingJob ? await memberships.list(pendingJob.householdId) : [];
      const joined = members.find(({ personId }) => personId === pendingJob?.personId);
      return household && joined && { household, joined, members };
    });
    if (found) {
      const { household, joined, members } = found;
      const owners = members.filter(({ role, personId }) => role === 'owner' && personId !== joined.personId);
      for (const { person } of owners) {
        await sendOrGiveUp(mailer, {
          kind: 'person-joined',
          id,
          to: person.email,
          language: person.language,
          home: nameInMail(household),
          who: senderInMail(joined.person),
          role: joined.role,
          link: homeAddress(baseUrl, '/settings#people', household.id),
        });
      }
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(id));
  };
