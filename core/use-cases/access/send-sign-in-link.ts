import { minuteMs } from '../../domain/durations.ts';
import { maySignUp, signInAddress } from '../../domain/sign-in.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'linkTokens' | 'clock' | 'baseUrl' | 'signUp'>;

/**
 * Mails a requested link, unless it has expired meanwhile or its address may not sign up. The token is computed only
 * here. A mail that was rejected for good isn't sent again. An address that refuses mail is noted, so that the account
 * can show it to a person who is signed in elsewhere.
 */
export const makeSendSignInLink =
  ({ unitOfWork, mailer, linkTokens, clock, baseUrl, signUp }: Deps) =>
  async ({ linkId }: { linkId: string }): Promise<void> => {
    const link = await unitOfWork.run(({ signInLinks }) => signInLinks.find(linkId));
    if (!link || link.expiresAt <= clock.now()) return;
    // Decided here, so that the response to the request takes as long for every address.
    const isKnown = await unitOfWork.run(({ persons }) => persons.findByEmail(link.email));
    if (!isKnown && !maySignUp(link.email, signUp)) return;
    const address = signInAddress(baseUrl, linkTokens.tokenFor(link.id));
    const validMinutes = Math.round((link.expiresAt.getTime() - link.createdAt.getTime()) / minuteMs);
    const { id, email: to, language } = link;
    const mail = { kind: 'sign-in', id, to, link: address, validMinutes, language } as const;
    if ((await sendOrGiveUp(mailer, mail)) === 'refused')
      await unitOfWork.run(({ addresses }) => addresses.noteRefusal(link.email, clock.now()));
  };
