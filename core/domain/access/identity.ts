import { longest } from '../limits.ts';

/** What an identity provider says about the person who has just signed in there. */
export type Claims = {
  readonly issuer: string;
  /** The provider's name for the person, which it never gives to another. */
  readonly subject: string;
  /** In lower case; absent if the provider gave none that could be an address. */
  readonly email?: string;
  /** Whether the provider says that the address is the person's. Anything but `true` means that it doesn't. */
  readonly emailVerified: boolean;
};

/** Returns the address in lower case; undefined for anything that we would not send mail to. */
export function addressIn(claim: unknown): string | undefined {
  if (typeof claim !== 'string' || claim.length > longest.email) return undefined;
  // Checked before capitals become small letters, because some other characters would become a letter.
  return /^[\x21-\x3f\x41-\x7e]+@[\x21-\x3f\x41-\x7e]+\.[a-z]{2,}$/i.test(claim) ? claim.toLowerCase() : undefined;
}

/** What is known about the claims before anything changes. */
type Known = {
  /** Whether the provider's subject signs in to an account. */
  readonly isSubjectKnown: boolean;
  /** Whether the claimed address signs in to an account. */
  readonly isAddressKnown: boolean;
  /** Whether the address may get an account. */
  readonly maySignUp: boolean;
  /** Whether the provider is the only way in, so that no mail can confirm an address. */
  readonly isOnlyWay: boolean;
};

/**
 * `sign-in`: the subject's account. `link`: to the address's account. `create`: an account for the address, with this
 * subject. `confirm`: by our own mail, whose link then links the subject. `refuse`: none of them.
 */
export type Welcome = 'sign-in' | 'link' | 'create' | 'confirm' | 'refuse';

/**
 * Decides how to receive a person from the provider. An account that exists is linked only if the provider has verified the
 * address, or its owner opens our mail: otherwise anyone who enters someone else's address at the provider would get their
 * account.
 */
export function welcomeFor({ email, emailVerified }: Claims, known: Known): Welcome {
  if (known.isSubjectKnown) return 'sign-in';
  if (email === undefined) return 'refuse';
  if (!emailVerified && !known.isOnlyWay) return 'confirm';
  if (known.isAddressKnown) return emailVerified ? 'link' : 'refuse';
  return known.maySignUp ? 'create' : 'refuse';
}
