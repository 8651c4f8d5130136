import type { PassportLink } from '../domain/history/passport/link.ts';

export type PassportLinkStore = {
  /** Undefined if the household doesn't share its passport. An expired link is found too. */
  find(householdId: string): Promise<PassportLink | undefined>;
  /** The link whose secret has this hash, in hex. Undefined if there is none. An expired link is found too. */
  findBySecret(secretHash: string): Promise<PassportLink | undefined>;
  /** Adds the household's link or replaces the one it has. */
  save(link: PassportLink): Promise<void>;
  /** Has no effect if there is none. */
  delete(householdId: string): Promise<void>;
};
