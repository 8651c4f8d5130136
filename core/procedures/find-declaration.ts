import { DomainError } from '../domain/errors.ts';
import { type Declaration, isConfirmable } from '../domain/selling/declaration.ts';
import type { Clock } from '../ports/clock.ts';
import type { LinkTokens } from '../ports/link-tokens.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type FindDeclaration = ReturnType<typeof makeFindDeclaration>;

type Deps = { readonly linkTokens: LinkTokens; readonly clock: Clock };

/** Locks and returns the declaration of a mailed link. Throws `invalid_link` for a token that is forged or expired. */
export const makeFindDeclaration =
  ({ linkTokens, clock }: Deps) =>
  async ({ declarations }: Stores, token: string): Promise<Declaration> => {
    const id = linkTokens.linkIdOf(token);
    const isOurs = id !== undefined && linkTokens.hash(token) === linkTokens.hash(linkTokens.tokenFor(id));
    const declaration = isOurs ? await declarations.lock(id) : undefined;
    if (!declaration || !isConfirmable(declaration, clock.now())) throw new DomainError('invalid_link');
    return declaration;
  };
