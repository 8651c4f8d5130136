import { providerName } from '../../domain/access/identity.ts';
import { isFurtherName, mailBudgetOf, mailsOfOthers } from '../../domain/access/mail-budget.ts';
import { maySignUp, signInAddress } from '../../domain/access/sign-in.ts';
import { hasCode } from '../../domain/errors.ts';
import { addressIn } from '../../domain/languages.ts';
import { nameInMail, senderInMail } from '../../domain/people/invitation.ts';
import { firstHome } from '../../domain/people/membership.ts';
import type { Person } from '../../domain/people/person.ts';
import { minuteMs } from '../../domain/time/durations.ts';
import { type InvitedTo, type Mail, sendOrGiveUp } from '../../ports/mailer.ts';
import type { SignInLink } from '../../ports/sign-in-link-store.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';
import type { OpenInvitation } from '../../procedures/open-invitation.ts';

type Deps = Needs<
  | 'unitOfWork'
  | 'mailer'
  | 'linkTokens'
  | 'rateLimiter'
  | 'clock'
  | 'baseUrl'
  | 'signUp'
  | 'isProviderOnly'
  | 'openInvitation'
>;

/**
 * Mails a requested link, unless it has expired meanwhile, its address may not sign up, or only the identity provider
 * signs in. An invitation to a home is also one to sign up. The token is computed only here. A mail that was rejected for
 * good isn't sent again. An address that refuses mail is noted, so that the account
 * can show it to a person who is signed in elsewhere.
 */
export const makeSendSignInLink =
  ({ unitOfWork, mailer, linkTokens, rateLimiter, clock, baseUrl, signUp, isProviderOnly, openInvitation }: Deps) =>
  async ({ linkId }: { linkId: string }): Promise<void> => {
    const link = await unitOfWork.run(({ signInLinks }) => signInLinks.find(linkId));
    if (!link || link.expiresAt <= clock.now() || (isProviderOnly && !link.identity)) return;
    // Decided here, so that the response to the request takes as long for every address.
    const person = await unitOfWork.run(({ persons }) => persons.findByEmail(link.email));
    const invitation = await unitOfWork.run((stores) => invitedBy(stores, link, openInvitation));
    if (!person && !invitation && !maySignUp(link.email, signUp)) return;
    // Strangers can ask for one mailbox by as many names as they like. An account under such a name always gets in.
    const isLimited = !person && isFurtherName(link.email);
    if (isLimited && !(await rateLimiter.take(mailBudgetOf(link.email), mailsOfOthers)).allowed) return;
    const validMinutes = Math.round((link.expiresAt.getTime() - link.createdAt.getTime()) / minuteMs);
    // A person's own language counts more than that of the page.
    const language = person?.language ?? link.language;
    const address = addressIn(language, signInAddress(baseUrl, linkTokens.tokenFor(link.id)));
    const signing = { id: link.id, to: link.email, language, link: address, validMinutes };
    const timezone = person && (await unitOfWork.run((stores) => timezoneOf(stores, person)));
    const asked = link.triesLeft !== undefined && {
      code: linkTokens.codeFor(link.id),
      at: link.createdAt,
      timezone: timezone ?? 'UTC',
      ...(link.device && { device: link.device }),
    };
    const mail: Mail = link.identity
      ? { kind: 'identity-confirmation', ...signing, provider: providerName(link.identity) }
      : { kind: 'sign-in', ...signing, ...invitation, ...(asked && { asked }) };
    if ((await sendOrGiveUp(mailer, mail)) === 'refused')
      await unitOfWork.run(({ addresses }) => addresses.noteRefusal(link.email, clock.now()));
  };

/** By the clocks of the first of the person's homes. */
const timezoneOf = async ({ memberships }: Stores, { id }: Person): Promise<string | undefined> =>
  firstHome(await memberships.homesOf(id))?.household.timezone;

/** Which home the link has its reader join, as the mail says it. */
async function invitedBy(
  stores: Stores,
  { invitation }: SignInLink,
  openInvitation: OpenInvitation,
): Promise<{ readonly invitation: InvitedTo } | undefined> {
  if (!invitation) return undefined;
  try {
    const { household, inviter } = await openInvitation(stores, invitation);
    return { invitation: { home: nameInMail(household), inviter: senderInMail(inviter.person) } };
  } catch (error) {
    if (hasCode(error, 'invitation_over')) return undefined;
    throw error;
  }
}
