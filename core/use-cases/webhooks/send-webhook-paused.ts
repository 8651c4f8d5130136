import { homeAddress } from '../../domain/home/home-address.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

/** Mails a person that one of their webhooks is paused, unless they have removed or tried it meanwhile. */
export const makeSendWebhookPaused =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const paused = await unitOfWork.run(async ({ pendingJobs, webhooks, memberships }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const endpoint = pendingJob && (await webhooks.lockByJob(pendingJob.householdId, pendingJobId));
      if (!endpoint?.pausedAt) return undefined;
      const member = (await memberships.list(endpoint.householdId)).find(
        ({ personId }) => personId === endpoint.personId,
      );
      const link = homeAddress(baseUrl, '/settings#apps', endpoint.householdId);
      return member && { host: endpoint.host, to: member.person.email, language: member.person.language, link };
    });
    if (paused) await sendOrGiveUp(mailer, { kind: 'webhook-paused', id: pendingJobId, ...paused });
    await unitOfWork.run(async ({ pendingJobs, webhooks }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const endpoint = pendingJob && (await webhooks.lockByJob(pendingJob.householdId, pendingJobId));
      if (endpoint) {
        const { sending: _, ...rest } = endpoint;
        await webhooks.save(rest);
      }
      await pendingJobs.delete(pendingJobId);
    });
  };
