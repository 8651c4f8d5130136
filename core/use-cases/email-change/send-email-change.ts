import { confirmAddress, emailSides } from '../../domain/access/email-change.ts';
import { addressIn } from '../../domain/languages.ts';
import type { JobData } from '../../ports/jobs.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'linkTokens' | 'clock' | 'baseUrl'>;

/**
 * Mails both addresses their link to confirm a change, or only the new one where support moves its person, unless it was
 * taken back or has expired meanwhile. The tokens are computed only here. A new address that refuses mail can't be
 * confirmed, so the change just expires.
 */
export const makeSendEmailChange =
  ({ unitOfWork, mailer, linkTokens, clock, baseUrl }: Deps) =>
  async ({ linkId, bySupport }: JobData['send-email-change']): Promise<void> => {
    const found = await unitOfWork.run(async ({ persons, emailChanges }) => {
      const change = await emailChanges.findByLink(linkId);
      const person = change && (await persons.find(change.personId));
      return person && change && { person, change };
    });
    if (!found || found.change.expiresAt <= clock.now()) return;
    const { person, change } = found;
    const to = { current: person.email, new: change.newEmail };
    for (const side of emailSides.filter((side) => change.confirmedAt[side] === undefined)) {
      const link = addressIn(person.language, confirmAddress(baseUrl, linkTokens.tokenFor(change.linkIds[side])));
      await sendOrGiveUp(mailer, {
        kind: 'email-change',
        id: change.linkIds[side],
        to: to[side],
        language: person.language,
        side,
        ...(bySupport && { bySupport }),
        newEmail: change.newEmail,
        link,
      });
    }
  };
