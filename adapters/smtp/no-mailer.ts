import { DomainError } from '#core/domain/errors.ts';
import { deliverEach, type Mailer } from '#core/ports/mailer.ts';

/** For servers without mail: every mail is given up. */
export const noMailer: Mailer = {
  send: async () => {
    throw new DomainError('mail_rejected');
  },
  sendEach: (letters, report) => deliverEach(letters, async () => ({ status: 'rejected' }), report),
  resumeSummaries: async () => {},
  findProblem: async () => undefined,
};
