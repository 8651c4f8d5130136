/** The command line is wrong. The message says how to correct it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Returns an argument that is an email address. */
export function emailArgument(value: string): string {
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(value)) throw new UsageError(`${value} is not an email address.`);
  return value;
}
