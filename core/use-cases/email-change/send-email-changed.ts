import { hasCode } from '../../domain/errors.ts';
import { addressesIn } from '../../languages/addresses-in.ts';
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
      return person && { change, language: person.language };
    });
    if (found?.change.previousEmail === undefined) return;
    const { change, language } = found;
    const { previousEmail: to, newEmail } = change;
    const link = new URL(addressesIn[language].signIn, baseUrl).href;
    try {
      await mailer.send({ kind: 'email-changed', id: `${linkId} changed`, to, language, newEmail, link });
    } catch (error) {
      if (!hasCode(error, 'address_refused', 'mail_rejected')) throw error;
    }
  };
