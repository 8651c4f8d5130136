import { DomainError } from '../domain/errors.ts';
import type { Declaration } from '../domain/selling/declaration.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

type Deps = Pick<Ports, 'linkTokens'>;

/**
 * Locks and returns the declaration of a mailed link, which works for as long as the declaration is kept. Throws
 * `invalid_link` for a token that is forged, or whose declaration was deleted.
 */
export const makeFindDeclaration =
  ({ linkTokens }: Deps) =>
  async ({ declarations }: Stores, token: string): Promise<Declaration> => {
    const id = linkTokens.linkIdOf(token);
    const declaration = id === undefined ? undefined : await declarations.lock(id);
    if (!declaration) throw new DomainError('invalid_link');
    return declaration;
  };
