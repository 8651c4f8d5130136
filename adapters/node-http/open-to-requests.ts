import ipaddr from 'ipaddr.js';

const privateRanges: ReadonlySet<string> = new Set(['private', 'uniqueLocal', 'carrierGradeNat', 'loopback']);

type Network = readonly [address: string, bits: number];

/** All public IPv6 addresses are in it; outside it, `::7f00:1` is an old way to write `127.0.0.1`. */
const globalAddresses: Network = ['2000::', 3];

/** Services of cloud providers for their machines, outside the link-local range that most of them use. */
const providerServices: readonly Network[] = [
  ['168.63.129.16', 32],
  ['100.100.100.200', 32],
  ['fd00:ec2::', 32],
  ['fd20:ce::', 32],
];

/**
 * Whether requests may go to an IP address: to public ones, and to those of private networks if they are permitted. An
 * address that contains another one, as those of NAT64 do, isn't public. A mapped IPv4 address is judged as such.
 */
export function isOpenToRequests(text: string, permitsPrivate: boolean): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  const isIn = ([network, bits]: Network) => {
    const range = ipaddr.parse(network);
    return range.kind() === address.kind() && address.match(range, bits);
  };
  if (providerServices.some(isIn)) return false;
  const range = address.range();
  if (permitsPrivate && privateRanges.has(range)) return true;
  return range === 'unicast' && (address.kind() === 'ipv4' || isIn(globalAddresses));
}
