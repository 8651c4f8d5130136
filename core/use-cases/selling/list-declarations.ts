import { type Declaration, type DeclarationProblem, problemOf } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type ListedDeclaration = { readonly declaration: Declaration; readonly problem: DeclarationProblem };

/** The declarations that a person has to look at, the oldest first. */
export const makeListDeclarations =
  ({ unitOfWork, clock }: Needs<'unitOfWork' | 'clock'>) =>
  async (): Promise<readonly ListedDeclaration[]> => {
    const open = await unitOfWork.run(({ declarations }) => declarations.open());
    return open.flatMap((declaration) => {
      const problem = problemOf(declaration, clock.now());
      return problem ? [{ declaration, problem }] : [];
    });
  };
