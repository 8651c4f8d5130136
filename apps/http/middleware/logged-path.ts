import { contract } from '#apps/contract/index.ts';

/** The last part of a path that lets anyone in who knows it. */
const secretPart = /:(token|secret)[^/]*$/;

/** How the addresses of endpoints begin that end with a secret, in lower case. */
const beforeSecrets = [
  ...new Set(
    Object.values(contract)
      .filter(({ path }) => secretPart.test(path))
      .map(({ path }) => path.replace(secretPart, '').toLowerCase()),
  ),
];

/** The path of an address for the log: without its query, and without a secret. */
export function loggedPath(address: string): string {
  const [path = ''] = address.split('?');
  // The router ignores the case.
  const start = beforeSecrets.find((prefix) => path.toLowerCase().startsWith(prefix));
  return start === undefined ? path : `${start}[secret]`;
}
