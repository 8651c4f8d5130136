/** For failures without a message to the user. An error contains no address and no token. */
export function logFailure(what: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the browser has no other log
  console.warn(what, error instanceof Error ? error.message : error);
}
