import ipaddr from 'ipaddr.js';

const privateRanges: ReadonlySet<string> = new Set(['private', 'uniqueLocal', 'carrierGradeNat', 'loopback']);

/** Services of cloud providers for their machines, outside the link-local range that most of them use. */
const providerServices: readonly (readonly [string, number])[] = [
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
  const isProvider = providerServices.some(([network, bits]) => {
    const range = ipaddr.parse(network);
    return range.kind() === address.kind() && address.match([range, bits] as [ipaddr.IPv4 | ipaddr.IPv6, number]);
  });
  if (isProvider) return false;
  const range = address.range();
  return range === 'unicast' || (permitsPrivate && privateRanges.has(range));
}
