import type { Declaration } from '../../domain/selling/declaration.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { FindDeclaration } from '../../procedures/find-declaration.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly findDeclaration: FindDeclaration };

/** The declaration of a mailed link; changes nothing. Throws `invalid_link`. */
export const makeReadDeclaration =
  ({ unitOfWork, findDeclaration }: Deps) =>
  ({ token }: { readonly token: string }): Promise<Declaration> =>
    unitOfWork.run((stores) => findDeclaration(stores, token));
