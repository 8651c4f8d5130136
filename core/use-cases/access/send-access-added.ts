import { hostOf } from '../../domain/access/connected-app.ts';
import { providerName } from '../../domain/access/identity.ts';
import { removalAddress } from '../../domain/access/passkey.ts';
import type { Membership } from '../../domain/people/membership.ts';
import { type Mail, type MailKind, sendOrGiveUp } from '../../ports/mailer.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'linkTokens' | 'baseUrl'>;

/**
 * Mails a person that their account can be reached in a new way, unless that was removed meanwhile. The pending job has
 * the id of the token, app, webhook, passkey or connection, which belongs to one of the people in its home.
 */
export const makeSendAccessAdded =
  ({ unitOfWork, mailer, linkTokens, baseUrl }: Deps) =>
  async ({ pendingJobId: id }: { readonly pendingJobId: string }): Promise<void> => {
    const mail = await unitOfWork.run(async (stores) => {
      const pendingJob = await stores.pendingJobs.find(id);
      for (const { person, ...membership } of pendingJob ? await stores.memberships.list(pendingJob.householdId) : []) {
        const found = await mailAbout(stores, id, membership, { baseUrl, linkTokens });
        if (found) return { ...found, to: person.email, language: person.language };
      }
      return undefined;
    });
    if (mail) await sendOrGiveUp(mailer, mail);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(id));
  };

type Unaddressed<Kind extends MailKind> = { readonly [Each in Kind]: Omit<Mail<Each>, 'to' | 'language'> }[Kind];

async function mailAbout(
  { apiTokens, connectedApps, identities, passkeys, webhooks }: Stores,
  id: string,
  { householdId, personId }: Membership,
  { baseUrl, linkTokens }: Pick<Deps, 'baseUrl' | 'linkTokens'>,
): Promise<
  Unaddressed<'token-added' | 'app-added' | 'webhook-added' | 'passkey-added' | 'identity-added'> | undefined
> {
  const at = (fragment: string) => new URL(`/settings#${fragment}`, baseUrl).href;
  const token = (await apiTokens.list(householdId, personId)).find((each) => each.id === id);
  if (token) return { kind: 'token-added', id, name: token.name, scope: token.scope, link: at('apps') };
  const app = (await connectedApps.list(householdId, personId)).find((each) => each.id === id);
  if (app) return { kind: 'app-added', id, name: app.name, host: hostOf(app), scope: app.scope, link: at('apps') };
  const webhook = (await webhooks.list(householdId, personId)).find((each) => each.id === id);
  if (webhook) return { kind: 'webhook-added', id, host: webhook.host, events: webhook.events, link: at('apps') };
  const passkey = (await passkeys.list(personId)).find((each) => each.id === id);
  if (passkey) {
    const link = removalAddress(baseUrl, linkTokens.removalFor(passkey.id));
    return { kind: 'passkey-added', id, name: passkey.name, link };
  }
  const identity = (await identities.list(personId)).find((each) => each.id === id);
  return identity && { kind: 'identity-added', id, provider: providerName(identity), link: at('sign-in-service') };
}
