import type { Declaration } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'findDeclaration'>;

/** The declaration of a mailed link; changes nothing. Throws `invalid_link`. */
export const makeReadDeclaration =
  ({ unitOfWork, findDeclaration }: Deps) =>
  ({ token }: { readonly token: string }): Promise<Declaration> =>
    unitOfWork.run((stores) => findDeclaration(stores, token));
