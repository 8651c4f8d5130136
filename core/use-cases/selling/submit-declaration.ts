import { DomainError } from '../../domain/errors.ts';
import type { Declaration, DeclarationKind } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'sellsPremium'>;
type Input = Pick<Declaration, 'name' | 'reference' | 'language'> & {
  readonly kind: DeclarationKind;
  /** In lower case. */
  readonly email: string;
};

/**
 * Saves what a buyer declares without signing in, which counts from now. Does the same for every address, known or not:
 * a job looks for the contract. However many are made for an address, each is saved: it may be the owner's. Only the mails
 * about them are limited. Throws `nothing_sold` where nothing is or was sold.
 */
export const makeSubmitDeclaration =
  ({ unitOfWork, clock, ids, sellsPremium }: Deps) =>
  async (input: Input): Promise<Declaration> => {
    if (!sellsPremium && !(await unitOfWork.run(({ contractNotices }) => contractNotices.any())))
      throw new DomainError('nothing_sold');
    const made = { id: ids.next(), state: 'unconfirmed', reminders: 0, declaredAt: clock.now() } as const;
    const declaration: Declaration = { ...input, ...made };
    await unitOfWork.run(async ({ declarations, jobs }) => {
      await declarations.add(declaration);
      await jobs.enqueue({ name: 'send-declaration-receipt', data: { declarationId: declaration.id } });
    });
    return declaration;
  };
