import { dayMs, minuteMs } from '../time/durations.ts';

/** A key on a person's device, or in their password manager, that signs them in. */
export type Passkey = {
  readonly personId: string;
  readonly id: string;
  /** The name that the device gave it, in base64url. */
  readonly credentialId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  /** How often the device says that the key was used; 0 if the device doesn't count. */
  readonly signCount: number;
  /** What its person calls it. */
  readonly name: string;
  readonly createdAt: Date;
  /** When the last challenge that it signed was issued; absent until it is used. */
  readonly lastUsedAt?: Date;
};

/** The passkeys that a person may have: more than they have devices. */
export const mostPasskeys = 20;

/** The algorithms that devices have, in COSE's numbers: EdDSA, ECDSA with P-256, RSA. */
export const passkeyAlgorithms = [-8, -7, -257] as const;

/** People look for their key, or a phone, in this time. */
export const challengeMs = 5 * minuteMs;

/**
 * Whether a challenge that was issued then can still be met. A passkey meets only challenges that are newer than the last
 * one, so that a signed challenge works once although none is stored.
 */
export const isChallengeOpen = (issuedAt: Date, now: Date, { lastUsedAt }: Pick<Passkey, 'lastUsedAt'> = {}): boolean =>
  now.getTime() - issuedAt.getTime() < challengeMs && (lastUsedAt === undefined || issuedAt > lastUsedAt);

/** How long the link in the mail about a new passkey removes it. A person who reads the mailbox later can't. */
const removalMs = 30 * dayMs;

export const isRemovableByMail = ({ createdAt }: Pick<Passkey, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < removalMs;

/** The address in the mail about a new passkey. `baseUrl` is the web app's. */
export function removalAddress(baseUrl: string, token: string): string {
  const address = new URL('/remove-passkey', baseUrl);
  address.searchParams.set('token', token);
  return address.href;
}
