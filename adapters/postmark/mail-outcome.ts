import type { MailOutcome } from '#core/ports/mailer.ts';

/** https://postmarkapp.com/developer/api/overview#error-codes */
const codes = { accepted: 0, invalidMail: 300, inactiveRecipient: 406 } as const;

/** The outcome that an error code of Postmark's means. The other codes concern our account or our settings. */
export function outcomeOfCode(code: number): MailOutcome {
  const cause = () => failure('MailRefused', String(code), `Postmark refused the mail: error ${code}`);
  if (code === codes.accepted) return { status: 'sent' };
  if (code === codes.inactiveRecipient) return { status: 'refused', cause: cause() };
  if (code === codes.invalidMail) return { status: 'rejected', cause: cause() };
  return { status: 'failed', error: cause() };
}

const refusedStatus = 422;

/**
 * The outcome that an error of Postmark's SDK means. It describes the error by its numbers alone, because the SDK's
 * messages quote the address and this error is logged and stored.
 */
export function outcomeOfError(error: unknown): MailOutcome {
  const statusCode = numberIn(error, 'statusCode');
  const errorCode = numberIn(error, 'code');
  return statusCode === refusedStatus && errorCode > 0
    ? outcomeOfCode(errorCode)
    : { status: 'failed', error: notSent(statusCode, errorCode, error) };
}

function notSent(statusCode: number, errorCode: number, error: unknown): Error {
  const because = (code: string, message: string) => failure('MailNotSent', code, message);
  if (statusCode > 0)
    return because(`HTTP ${statusCode}`, `Postmark did not take the mail: status ${statusCode}, error ${errorCode}`);
  return timedOut(error)
    ? because('time-out', 'Postmark did not answer in time')
    : because('unreachable', 'Postmark could not be reached');
}

/** `MailRefused`: `code` is Postmark's error code. `MailNotSent`: every other failure. */
const failure = (name: 'MailRefused' | 'MailNotSent', code: string, message: string): Error =>
  Object.assign(new Error(message), { name, code });

const timedOut = (error: unknown): boolean => error instanceof Error && /time-?out/i.test(error.message);

export function numberIn(error: unknown, property: 'statusCode' | 'code'): number {
  const value: unknown = error instanceof Error ? Reflect.get(error, property) : undefined;
  return typeof value === 'number' ? value : 0;
}
