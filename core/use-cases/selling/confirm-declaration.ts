import { preferenceDefaults } from '../../domain/home/household.ts';
import { confirmed, type Declaration } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'findDeclaration' | 'homeOfContract'>;

/**
 * Confirms a declaration by its mailed link, which proves that the reader owns the address: only now is its household
 * looked for. A job carries it out, and another mails the whole receipt. Calling it again has no further effect. Throws
 * `invalid_link`.
 */
export const makeConfirmDeclaration =
  ({ unitOfWork, findDeclaration, homeOfContract }: Deps) =>
  ({ token }: { readonly token: string }): Promise<Declaration> =>
    unitOfWork.run(async (stores) => {
      const declaration = await findDeclaration(stores, token);
      const household = await homeOfContract(stores, declaration.email);
      const after = confirmed(declaration, household?.subscription, household ?? preferenceDefaults);
      if (after === declaration) return declaration;
      await stores.declarations.save(after);
      if (after.state === 'accepted') {
        await stores.jobs.enqueue({ name: 'send-declaration-receipt', data: { declarationId: after.id } });
        await stores.jobs.enqueue({ name: 'execute-declaration', data: { declarationId: after.id } });
      }
      return after;
    });
