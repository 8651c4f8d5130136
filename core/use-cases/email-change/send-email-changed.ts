import { hasCode } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

/**
 * Mails the old address that it was replaced, in case its owner didn't want that. Sends nothing once another change has
 * begun. An old address that refuses mail learns nothing.
 */
export const makeSendEmailChanged =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ linkId }: { linkId: string }): Promise<void> => {
    const change = await unitOfWork.run(({ emailChanges }) => emailChanges.findByLink(linkId));
    if (change?.previousEmail === undefined) return;
    const { previousEmail: to, newEmail } = change;
    const link = new URL('/login', baseUrl).href;
    try {
      await mailer.send({ kind: 'email-changed', id: `${linkId} changed`, to, newEmail, link });
    } catch (error) {
      if (!hasCode(error, 'address_refused', 'mail_rejected')) throw error;
    }
  };
