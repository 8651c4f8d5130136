import { DomainError } from '#core/domain/errors.ts';
import type { MailEvents } from '#core/ports/mail-events.ts';

/** An SMTP server reports nothing after it has accepted a mail, so no sender of events is known. */
export const noMailEvents: MailEvents = {
  read: async () => {
    throw new DomainError('not_authorised');
  },
};
