import { minuteMs } from '../../domain/durations.ts';
import { DomainError } from '../../domain/errors.ts';
import { signInAddress } from '../../domain/sign-in.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LinkTokens } from '../../ports/link-tokens.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly mailer: Mailer;
  readonly linkTokens: LinkTokens;
  readonly clock: Clock;
  readonly baseUrl: string;
};

/**
 * Mails a requested link, unless it has expired meanwhile. The token is computed only here. An address that refuses mail
 * is noted, so that the account can show it to a person who is signed in elsewhere.
 */
export const makeSendSignInLink =
  ({ unitOfWork, mailer, linkTokens, clock, baseUrl }: Deps) =>
  async ({ linkId }: { linkId: string }): Promise<void> => {
    const link = await unitOfWork.run(({ signInLinks }) => signInLinks.find(linkId));
    if (!link || link.expiresAt <= clock.now()) return;
    const address = signInAddress(baseUrl, linkTokens.tokenFor(link.id));
    const validMinutes = Math.round((link.expiresAt.getTime() - link.createdAt.getTime()) / minuteMs);
    try {
      await mailer.send({ kind: 'sign-in', to: link.email, link: address, validMinutes });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'address_refused') throw error;
      await unitOfWork.run(({ addresses }) => addresses.noteRefusal(link.email, clock.now()));
    }
  };
