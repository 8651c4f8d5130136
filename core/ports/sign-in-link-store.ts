import type { Subject } from '../domain/access/identity.ts';
import type { LinkUse } from '../domain/access/sign-in.ts';
import type { Language } from '../domain/languages.ts';

/** A requested link. It belongs to an address, because there may be no household yet. */
export type SignInLink = {
  readonly id: string;
  readonly email: string;
  /** That of the page on which it was requested. */
  readonly language: Language;
  /** The hash of the token, in hex. The token itself is never stored. */
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The invitation that it accepts, if it was requested for one. */
  readonly invitation?: { readonly householdId: string; readonly id: string };
  /** How often the code beside it may still be tried. Absent if it has none, as no browser asked for it. */
  readonly triesLeft?: number;
  /** The browser that asked, as in a session. */
  readonly device?: string;
  /** Whom an identity provider meant, if its answer led to the link: who opens it proves to be them. */
  readonly identity?: Subject;
};

type SpentLink = Pick<SignInLink, 'email' | 'language' | 'identity' | 'invitation'>;

export type SignInLinkStore = {
  add(link: SignInLink): Promise<void>;
  /**
   * The links requested for the address after the instant. Another caller with the same address waits until this
   * transaction ends.
   */
  lockSince(email: string, since: Date): Promise<readonly LinkUse[]>;
  /** Undefined when there is no such link. */
  find(id: string): Promise<SignInLink | undefined>;
  /**
   * Marks the link as used if the hash matches, the link is unused, and `at` is before its end. Returns whom it signs in, and what else it does.
   * Of any number of simultaneous callers, exactly one receives that and the others receive undefined.
   */
  spend(id: string, tokenHash: string, at: Date): Promise<SpentLink | undefined>;
  /**
   * Uses up one of the tries of the link's code. False, without effect, if none is left, the link has no code, is used,
   * or `at` isn't before its end. Of any number of simultaneous callers, no more receive true than there are tries.
   */
  takeTry(id: string, at: Date): Promise<boolean>;
  /** Deletes the links of an address, which then no longer work. */
  deleteAll(email: string): Promise<void>;
  /** Deletes links that expired before the instant, and returns their number. */
  deleteExpired(before: Date): Promise<number>;
};
