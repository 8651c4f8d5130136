/**
 * `MailRefused`: Postmark rejects the mail, its recipient or our account, and `code` is its error code. `MailNotSent`:
 * every other failure.
 */
export type MailFailure = Error & { readonly name: 'MailRefused' | 'MailNotSent'; readonly code: string };

/** https://postmarkapp.com/developer/api/overview#error-codes */
const refusedStatus = 422;

/**
 * Describes an error of Postmark's SDK by its numbers alone, because its messages quote the address and this error is
 * logged and stored.
 */
export function mailFailure(error: unknown): MailFailure {
  const statusCode = numberIn(error, 'statusCode');
  const errorCode = numberIn(error, 'code');
  if (statusCode === refusedStatus)
    return named('MailRefused', String(errorCode), `Postmark refused the mail: error ${errorCode}`);
  if (statusCode > 0)
    return named(
      'MailNotSent',
      `HTTP ${statusCode}`,
      `Postmark did not take the mail: status ${statusCode}, error ${errorCode}`,
    );
  return timedOut(error)
    ? named('MailNotSent', 'time-out', 'Postmark did not answer in time')
    : named('MailNotSent', 'unreachable', 'Postmark could not be reached');
}

const named = <Name extends MailFailure['name']>(name: Name, code: string, message: string) =>
  Object.assign(new Error(message), { name, code });

const timedOut = (error: unknown): boolean => error instanceof Error && /time-?out/i.test(error.message);

function numberIn(error: unknown, property: 'statusCode' | 'code'): number {
  const value: unknown = error instanceof Error ? Reflect.get(error, property) : undefined;
  return typeof value === 'number' ? value : 0;
}
