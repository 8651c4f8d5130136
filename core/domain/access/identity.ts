import type { Language } from '../languages.ts';
import { emailAddressOf } from '../people/email-address.ts';
import { minuteMs } from '../time/durations.ts';

/** How long a person may take at the provider. */
export const providerVisitMinutes = 10;

/** How long the link is valid that the provider's answer gives to the browser, which opens it at once. */
export const handedLinkMinutes = 5;

/** Whom a provider means. */
export type Subject = {
  readonly issuer: string;
  /** The provider's name for the person, which it never gives to another. */
  readonly subject: string;
};

/** Returns the name by which people know a provider: the host in its issuer. */
export const providerName = ({ issuer }: Pick<Subject, 'issuer'>): string =>
  /^https?:\/\/([^/?#]+)/.exec(issuer)?.[1] ?? issuer;

/** What an identity provider says about the person who has just signed in there. */
export type Claims = Subject & {
  /** In lower case; absent if the provider gave none that could be an address. */
  readonly email?: string;
  /** Whether the provider says that the address is the person's. Anything but `true` means that it doesn't. */
  readonly emailVerified: boolean;
};

/**
 * Returns the address in a claim; undefined for what is none, or has a name or marks before it. A provider doesn't paste, so
 * these would be what its user typed to look like another.
 */
export function addressIn(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined;
  const address = emailAddressOf(claim);
  const local = address?.slice(0, address.indexOf('@') + 1);
  return local !== undefined && claim.toLowerCase().startsWith(local) ? address : undefined;
}

/** What is known about the claims before anything changes. */
type Known = {
  /** Whether the provider's subject signs in to an account. */
  readonly isSubjectKnown: boolean;
  /** Whether the claimed address signs in to an account. */
  readonly isAddressKnown: boolean;
  /** Whether the address may get an account. */
  readonly maySignUp: boolean;
  /** Whether our own mail can confirm an address. */
  readonly canConfirm: boolean;
};

/**
 * `sign-in`: the subject's account. `link`: to the address's account. `create`: an account for the address, with this
 * subject. `confirm`: by our own mail, whose link then links the subject. `refuse`: none of them.
 */
type Welcome = 'sign-in' | 'link' | 'create' | 'confirm' | 'refuse';

/**
 * Decides how to receive a person from the provider. An account that exists is linked only if the provider has verified the
 * address, or its owner opens our mail: otherwise anyone who enters someone else's address at the provider would get their
 * account.
 */
export function welcomeFor({ email, emailVerified }: Claims, known: Known): Welcome {
  if (known.isSubjectKnown) return 'sign-in';
  if (email === undefined) return 'refuse';
  if (!emailVerified && known.canConfirm) return 'confirm';
  if (known.isAddressKnown) return emailVerified ? 'link' : 'refuse';
  return known.maySignUp ? 'create' : 'refuse';
}

/** What a browser's visit to the provider keeps secret, each 43 to 128 letters, digits and hyphens. */
export type VisitSecrets = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

export type ProviderVisit = VisitSecrets & {
  /** The id of the link that the visit ends with. The browser that began it keeps it, and may open the link without a click. */
  readonly linkId: string;
  /** That of the page where it began, for an account that it creates. */
  readonly language?: Language | undefined;
  /** In milliseconds. */
  readonly startedAt: number;
};

export const isVisitOver = ({ startedAt }: ProviderVisit, now: Date): boolean =>
  now.getTime() >= startedAt + providerVisitMinutes * minuteMs;
