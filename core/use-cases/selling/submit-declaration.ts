import type { Declaration, DeclarationKind } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids'>;
type Input = Pick<Declaration, 'name' | 'reference' | 'language'> & {
  readonly kind: DeclarationKind;
  /** In lower case. */
  readonly email: string;
};

/**
 * Saves what a buyer declares without signing in. It counts from now, and takes effect once the mailed link confirms
 * it. Does the same for every address, known or not. However many are made for an address, each is saved: it may be the
 * owner's. Only the mails about them are limited.
 */
export const makeSubmitDeclaration =
  ({ unitOfWork, clock, ids }: Deps) =>
  async (input: Input): Promise<Declaration> => {
    const declaration: Declaration = { ...input, id: ids.next(), state: 'unconfirmed', declaredAt: clock.now() };
    await unitOfWork.run(async ({ declarations, jobs }) => {
      await declarations.add(declaration);
      await jobs.enqueue({ name: 'send-declaration-receipt', data: { declarationId: declaration.id } });
    });
    return declaration;
  };
