import { dayMs } from '#core/domain/time/durations.ts';

type Facts = {
  /** A URL, such as `mailto:` and an address. */
  readonly securityContact: string;
  readonly publicUrl: string;
  readonly now: Date;
};

/** The standard recommends less than a year. */
const validDays = 180;

/** The text of security.txt, by RFC 9116. It changes once a day. */
export function securityText({ securityContact, publicUrl, now }: Facts): string {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const fields = {
    Contact: securityContact,
    Expires: new Date(midnight + validDays * dayMs).toISOString().replace('.000', ''),
    'Preferred-Languages': 'en',
    Canonical: `${publicUrl}/.well-known/security.txt`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
