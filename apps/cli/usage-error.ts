import { emailAddressOf } from '#core/domain/people/email-address.ts';

/** The command line is wrong. The message says how to correct it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Returns the email address that an argument names. */
export function emailArgument(value: string): string {
  const address = emailAddressOf(value);
  if (address === undefined) throw new UsageError(`${value} is not an email address.`);
  return address;
}
