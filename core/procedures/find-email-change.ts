import { type EmailChange, type EmailSide, sideOf } from '../domain/access/email-change.ts';
import { DomainError } from '../domain/errors.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

type Deps = Pick<Ports, 'linkTokens' | 'clock'>;

/**
 * The change of address to which the token of a mailed link belongs, and the side that the link confirms. Throws
 * `invalid_link` for a token that is forged or expired, and once the change was taken back or replaced.
 */
export const makeFindEmailChange =
  ({ linkTokens, clock }: Deps) =>
  async (
    { emailChanges }: Stores,
    token: string,
  ): Promise<{ readonly change: EmailChange; readonly side: EmailSide }> => {
    const linkId = linkTokens.linkIdOf(token);
    const change = linkId === undefined ? undefined : await emailChanges.findByLink(linkId);
    const side = change && linkId !== undefined ? sideOf(change, linkId) : undefined;
    if (!change || !side || change.expiresAt <= clock.now()) throw new DomainError('invalid_link');
    return { change, side };
  };
