/** The only client that is registered with this stand-in. */
export const registeredClient = {
  id: 'sandbox.apps.googleusercontent.com',
  secret: 'GOCSPX-sandbox',
  name: 'Upkept',
} as const;

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Google registers https addresses, and http only for the machine itself. */
export function isRegisteredRedirect(address: string): boolean {
  if (!URL.canParse(address) || address.includes('#')) return false;
  const { protocol, hostname, pathname, username } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
  return isSafe && username === '' && pathname === '/api/calendar/callback';
}
