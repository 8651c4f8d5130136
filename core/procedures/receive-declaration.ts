import { preferenceDefaults } from '../domain/home/household.ts';
import { type Declaration, received } from '../domain/selling/declaration.ts';
import type { Ports } from '../ports/index.ts';
import type { makeHomeOfContract } from './home-of-contract.ts';

type Deps = Pick<Ports, 'unitOfWork'> & { readonly homeOfContract: ReturnType<typeof makeHomeOfContract> };

/**
 * Looks for the contract of a declaration that was sent without signing in, and decides what becomes of it. Returns it;
 * undefined if it was deleted. Calling it again changes nothing.
 */
export const makeReceiveDeclaration =
  ({ unitOfWork, homeOfContract }: Deps) =>
  (declarationId: string): Promise<Declaration | undefined> =>
    unitOfWork.run(async (stores) => {
      const { declarations, jobs } = stores;
      const declaration = await declarations.lock(declarationId);
      if (!declaration) return undefined;
      const { email } = declaration;
      const household = await homeOfContract(stores, email);
      const place = household ?? preferenceDefaults;
      const known = { subscription: household?.subscription, place };
      const after = received(declaration, await declarations.list(email), known);
      if (after === declaration) return declaration;
      await declarations.save(after);
      if (after.state === 'accepted') await jobs.enqueue({ name: 'execute-declaration', data: { declarationId } });
      return after;
    });
