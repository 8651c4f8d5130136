import { smtpFailure, type SmtpFailure } from './smtp-failure.ts';

/**
 * `MailRefused`: the server rejects the mail or its sender for good, and `code` is the status of its reply.
 * `MailNotSent`: every other failure.
 */
export type MailFailure = Error & { readonly name: 'MailRefused' | 'MailNotSent'; readonly code: string };

/** Describes an error of nodemailer by its numbers alone, because its message quotes addresses. */
export function mailFailure(error: unknown): MailFailure {
  const { code, status } = smtpFailure(error);
  if (code === 'EAUTH') return named('MailNotSent', code, 'The SMTP server rejected the user name or the password');
  if (status >= 500) return named('MailRefused', String(status), `The SMTP server refused the mail with ${status}`);
  if (status > 0) return named('MailNotSent', String(status), `The SMTP server did not take the mail: ${status}`);
  return code === 'ETIMEDOUT'
    ? named('MailNotSent', 'time-out', 'The SMTP server did not answer in time')
    : named('MailNotSent', code || 'unreachable', 'The SMTP server could not be reached');
}

/** Whether the server refuses the recipient for good, rather than the mail, its sender or our right to send. */
export function isAddressRefused(error: unknown): boolean {
  const failure = smtpFailure(error);
  return failure.command === 'RCPT TO' && failure.status >= 500 && !concernsSender(failure);
}

/** RFC 3463: subject 7 is policy. 530 and 535 ask for a login. */
const concernsSender = ({ status, enhancedStatus }: SmtpFailure): boolean =>
  status === 530 || status === 535 || /^5\.7\./.test(enhancedStatus);

const named = <Name extends MailFailure['name']>(name: Name, code: string, message: string) =>
  Object.assign(new Error(message), { name, code });
