import type { MailOutcome } from '#core/ports/mailer.ts';
import { type SmtpFailure, smtpFailure } from './smtp-failure.ts';

/**
 * The outcome of a mail that was not sent. Its error has numbers alone, because nodemailer's messages quote addresses
 * and this error is logged and stored.
 */
export function outcomeOf(error: unknown): MailOutcome {
  const failure = smtpFailure(error);
  const cause = describe(failure);
  if (!isRejection(failure)) return { status: 'failed', error: cause };
  return { status: isDeadAddress(failure) ? 'refused' : 'rejected', cause };
}

/**
 * Whether the server rejects the mail or its recipient for good. If it rejects the sender or our login, or doesn't pass
 * mail on for us, the operator can correct that: 530 and 535 ask for a login, and subject 7 of RFC 3463 is policy.
 */
function isRejection({ code, command, status, enhancedStatus }: SmtpFailure): boolean {
  if (status < 500 || code === 'EAUTH' || command === 'MAIL FROM') return false;
  return status !== 530 && status !== 535 && !enhancedStatus.startsWith('5.7.');
}

/**
 * Codes of RFC 3463, RFC 3886 and RFC 7505 for a recipient who receives nothing: no such mailbox, no such host, a bad
 * address, a mailbox that has moved, one that is disabled, and a host without mail.
 */
const deadAddress = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.2.1', '5.1.10']);

const isDeadAddress = ({ command, enhancedStatus }: SmtpFailure): boolean =>
  command === 'RCPT TO' && deadAddress.has(enhancedStatus);

function describe({ code, status, enhancedStatus }: SmtpFailure): Error {
  const reply = enhancedStatus ? `${status} ${enhancedStatus}` : String(status);
  if (status > 0) return named(reply, `The SMTP server did not accept the mail: ${reply}`);
  if (code === 'ETIMEDOUT') return named('time-out', 'The SMTP server did not answer in time');
  return named(code || 'unreachable', 'The SMTP server could not be reached');
}

const named = (code: string, message: string): Error =>
  Object.assign(new Error(message), { name: 'MailNotSent', code });
