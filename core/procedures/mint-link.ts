import { linkEndsAt } from '../domain/sign-in.ts';
import type { Ports } from '../ports/index.ts';
import type { SignInLink } from '../ports/sign-in-link-store.ts';

type Deps = Pick<Ports, 'linkTokens' | 'clock' | 'ids' | 'linkMinutes'>;

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
