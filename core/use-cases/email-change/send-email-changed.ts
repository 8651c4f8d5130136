import { hasCode } from '../../domain/errors.ts';
import { wordsIn } from '../../languages/words-in.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

/**
 * Mails the old address that it was replaced, in case its owner didn't want that. Sends nothing once another change has
 * begun. An old address that refuses mail learns nothing.
 */
export const makeSendEmailChanged =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ linkId }: { linkId: string }): Promise<void> => {
    const found = await unitOfWork.run(async ({ persons, emailChanges }) => {
      const change = await emailChanges.findByLink(linkId);
      const person = change && (await persons.find(change.personId));
      const to = change?.previousEmail;
      return to !== undefined && person ? { to, newEmail: change.newEmail, language: person.language } : undefined;
    });
    if (!found) return;
    const { to, newEmail, language } = found;
    const link = new URL(wordsIn(language).addresses.signIn, baseUrl).href;
    try {
      await mailer.send({ kind: 'email-changed', id: `${linkId} changed`, to, language, newEmail, link });
    } catch (error) {
      if (!hasCode(error, 'address_refused', 'mail_rejected')) throw error;
    }
  };
