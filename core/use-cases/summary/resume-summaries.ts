import { personMeant } from '../../ports/membership-store.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer'>;

/** Has the mail service send summaries to a person's address again, because they switched them on. */
export const makeResumeSummaries =
  ({ unitOfWork, mailer }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const person = await unitOfWork.run(async ({ pendingJobs, memberships, persons }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const own = pendingJob && (await personMeant(memberships, pendingJob));
      return own && persons.find(own.personId);
    });
    if (person) await mailer.resumeSummaries(person.email);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };
