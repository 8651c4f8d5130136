import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

/** Mails a person that a token was created for their home, unless it was removed meanwhile. The pending job has its id. */
export const makeSendTokenAdded =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId: id }: { readonly pendingJobId: string }): Promise<void> => {
    const found = await unitOfWork.run(async ({ pendingJobs, memberships, apiTokens }) => {
      const pendingJob = await pendingJobs.find(id);
      if (!pendingJob) return undefined;
      for (const { person } of await memberships.list(pendingJob.householdId)) {
        const token = (await apiTokens.list(pendingJob.householdId, person.id)).find((each) => each.id === id);
        if (token) return { to: person.email, name: token.name, scope: token.scope };
      }
      return undefined;
    });
    const link = new URL('/settings#apps', baseUrl).href;
    if (found) await sendOrGiveUp(mailer, { kind: 'token-added', id, link, ...found });
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(id));
  };
