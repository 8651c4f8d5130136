import { contract } from '#apps/contract/index.ts';

/** Parameters of addresses that open something without signing in. */
const secretParameter = /:(?:token|secret)\b.*/;

/** How the addresses with such a parameter begin, in lower case, because the router ignores the case. */
const beforeSecrets = Object.values(contract).flatMap(({ path }) =>
  secretParameter.test(path) ? [path.replace(secretParameter, '').toLowerCase()] : [],
);

/** The path of an address for the log: without its query, and without a token or secret. */
export function loggedPath(address: string): string {
  const [path = ''] = address.split('?');
  const start = beforeSecrets.find((prefix) => path.toLowerCase().startsWith(prefix));
  return start === undefined ? path : `${start}…`;
}
