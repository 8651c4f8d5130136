import { emailAddressOf } from '#core/domain/people/email-address.ts';

/** The command line is wrong. The message says how to correct it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns a function that checks that an argument is the id of such a thing. */
export const idOf =
  (thing: string) =>
  (value: string): string => {
    if (!uuid.test(value)) throw new UsageError(`${value} is not the id of ${thing}.`);
    return value;
  };

/** Returns the email address that an argument names. */
export function emailArgument(value: string): string {
  const address = emailAddressOf(value);
  if (address === undefined) throw new UsageError(`${value} is not an email address.`);
  return address;
}
