import { canTakeBack, type Declaration } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'findDeclaration' | 'homeOfContract'>;
type Read = { readonly declaration: Declaration; readonly canTakeBack: boolean };

/** The declaration of a mailed link, and whether it can be taken back; changes nothing. Throws `invalid_link`. */
export const makeReadDeclaration =
  ({ unitOfWork, findDeclaration, homeOfContract }: Deps) =>
  ({ token }: { readonly token: string }): Promise<Read> =>
    unitOfWork.run(async (stores) => {
      const declaration = await findDeclaration(stores, token);
      const household = await homeOfContract(stores, declaration.email, declaration.subscriptionId);
      return { declaration, canTakeBack: canTakeBack(declaration, household?.subscription) };
    });
