import { personOfLink } from '../../ports/summary-tokens.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer'>;

/** Has the mail service send summaries to a person's address again, because they switched them on. */
export const makeResumeSummaries =
  ({ unitOfWork, mailer }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const person = await unitOfWork.run(async ({ pendingJobs, memberships, persons }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const personId = pendingJob && (await personOfLink(memberships, pendingJob));
      return personId === undefined ? undefined : persons.find(personId);
    });
    if (person) await mailer.resumeSummaries(person.email);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
