import type { Declaration } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'findDeclaration' | 'acceptDeclaration'>;

/**
 * Confirms a declaration by its mailed link, which proves that the reader owns the address. A job carries it out, and
 * another mails the whole receipt. Calling it again has no further effect. Throws `invalid_link`.
 */
export const makeConfirmDeclaration =
  ({ unitOfWork, findDeclaration, acceptDeclaration }: Deps) =>
  ({ token }: { readonly token: string }): Promise<Declaration> =>
    unitOfWork.run(async (stores) => acceptDeclaration(stores, await findDeclaration(stores, token)));
