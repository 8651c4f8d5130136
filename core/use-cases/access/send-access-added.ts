import type { Household } from '../../domain/household.ts';
import { type Mail, sendOrGiveUp } from '../../ports/mailer.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

/**
 * Mails a person that their account can be reached in a new way, unless that was removed meanwhile. The pending job has
 * the id of the token or passkey.
 */
export const makeSendAccessAdded =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId: id }: { readonly pendingJobId: string }): Promise<void> => {
    const mail = await unitOfWork.run(async (stores) => {
      const pendingJob = await stores.pendingJobs.find(id);
      const household = pendingJob && (await stores.households.find(pendingJob.householdId));
      return household && mailAbout(stores, id, household, baseUrl);
    });
    if (mail) await sendOrGiveUp(mailer, mail);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(id));
  };

async function mailAbout(
  { apiTokens, passkeys }: Pick<Stores, 'apiTokens' | 'passkeys'>,
  id: string,
  { id: householdId, email: to }: Household,
  baseUrl: string,
): Promise<Mail | undefined> {
  const at = (fragment: string) => new URL(`/settings#${fragment}`, baseUrl).href;
  const token = (await apiTokens.list(householdId)).find((each) => each.id === id);
  if (token) return { kind: 'token-added', id, to, name: token.name, scope: token.scope, link: at('apps') };
  const passkey = (await passkeys.list(householdId)).find((each) => each.id === id);
  return passkey && { kind: 'passkey-added', id, to, name: passkey.name, link: at('passkeys') };
}
