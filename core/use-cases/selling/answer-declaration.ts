import { DomainError } from '../../domain/errors.ts';
import { type Declaration, isUnanswered } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'acceptDeclaration'>;
/** `reason`: why it is declined, as its buyer reads it; it is carried out without one. */
type Input = { readonly declarationId: string; readonly reason?: string | undefined };

/**
 * Accepts or declines a declaration in the operator's name, as if its buyer had used the mailed link, or with the reason why it has no
 * effect. The buyer is mailed either way. Throws `declaration_not_found` if it doesn't wait for an answer.
 */
export const makeAnswerDeclaration =
  ({ unitOfWork, acceptDeclaration }: Deps) =>
  ({ declarationId, reason }: Input): Promise<Declaration> =>
    unitOfWork.run(async (stores) => {
      const { declarations, jobs } = stores;
      const declaration = await declarations.lock(declarationId);
      if (!declaration || !isUnanswered(declaration)) throw new DomainError('declaration_not_found');
      if (reason === undefined) return acceptDeclaration(stores, declaration);
      const declined: Declaration = { ...declaration, state: 'declined', reason };
      await declarations.save(declined);
      await jobs.enqueue({ name: 'send-declaration-receipt', data: { declarationId } });
      return declined;
    });
