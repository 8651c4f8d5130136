import { linkEndsAt } from '../domain/sign-in.ts';
import type { Ports } from '../ports/index.ts';
import type { SignInLink } from '../ports/sign-in-link-store.ts';
import type { Language } from '../domain/languages.ts';

type Deps = Pick<Ports, 'linkTokens' | 'clock' | 'ids' | 'linkMinutes'>;

type Options = { readonly validMinutes?: number; readonly language?: Language | undefined };

/**
 * Makes a sign-in link for an address, valid from now on, for `validMinutes` if the usual time is too short. The caller
 * saves it and has it mailed.
 */
export const makeMintLink =
  ({ linkTokens, clock, ids, linkMinutes }: Deps) =>
  (email: string, { validMinutes = linkMinutes, language = 'en' }: Options = {}): SignInLink => {
    const id = ids.next();
    const createdAt = clock.now();
    const tokenHash = linkTokens.hash(linkTokens.tokenFor(id));
    return { id, email, language, tokenHash, createdAt, expiresAt: linkEndsAt(createdAt, validMinutes) };
  };
