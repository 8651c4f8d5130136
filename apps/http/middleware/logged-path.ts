/** Long enough to be a token or the secret of a private address. Ids have 36 characters. */
const secret = /[\w.~%-]{40,}/g;

/** The path of an address for the log: without its query, and without secrets, even in a mistyped path. */
export function loggedPath(address: string): string {
  const [path = ''] = address.split('?');
  return path.replace(secret, '[secret]');
}
