import { contract } from '#apps/contract/index.ts';

/** How the addresses of endpoints begin whose last part is a token, in lower case. */
const beforeTokens = [
  ...new Set(
    Object.values(contract)
      .filter(({ path }) => path.endsWith('/:token'))
      .map(({ path }) => path.slice(0, -':token'.length).toLowerCase()),
  ),
];

/** The path of an address for the log: without its query, and without a token. */
export function loggedPath(address: string): string {
  const [path = ''] = address.split('?');
  // The router ignores the case.
  const start = beforeTokens.find((prefix) => path.toLowerCase().startsWith(prefix));
  return start === undefined ? path : `${start}…`;
}
