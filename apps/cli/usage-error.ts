/** The command line is wrong. The message says what would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
