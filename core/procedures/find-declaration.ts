import { DomainError } from '../domain/errors.ts';
import { type Declaration, isConfirmable } from '../domain/selling/declaration.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

type Deps = Pick<Ports, 'linkTokens' | 'clock'>;

/** Locks and returns the declaration of a mailed link. Throws `invalid_link` for a token that is forged or expired. */
export const makeFindDeclaration =
  ({ linkTokens, clock }: Deps) =>
  async ({ declarations }: Stores, token: string): Promise<Declaration> => {
    const id = linkTokens.linkIdOf(token);
    const declaration = id === undefined ? undefined : await declarations.lock(id);
    if (!declaration || !isConfirmable(declaration, clock.now())) throw new DomainError('invalid_link');
    return declaration;
  };
