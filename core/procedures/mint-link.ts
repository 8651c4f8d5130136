import { linkEndsAt } from '../domain/sign-in.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { LinkTokens } from '../ports/link-tokens.ts';
import type { SignInLink } from '../ports/sign-in-link-store.ts';

export type MintLink = ReturnType<typeof makeMintLink>;

type Deps = {
  readonly linkTokens: LinkTokens;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly linkMinutes: number;
};

/**
 * Makes a sign-in link for an address, valid from now on, for `validMinutes` if the usual time is too short. The caller
 * saves it and has it mailed.
 */
export const makeMintLink =
  ({ linkTokens, clock, ids, linkMinutes }: Deps) =>
  (email: string, validMinutes = linkMinutes): SignInLink => {
    const id = ids.next();
    const createdAt = clock.now();
    const tokenHash = linkTokens.hash(linkTokens.tokenFor(id));
    return { id, email, tokenHash, createdAt, expiresAt: linkEndsAt(createdAt, validMinutes) };
  };
