import { DomainError } from '../../domain/errors.ts';
import { type Declaration, type DeclarationKind, declarationsPerAddress } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'rateLimiter' | 'clock' | 'ids'>;
type Input = Pick<Declaration, 'name' | 'reference' | 'language'> & {
  readonly kind: DeclarationKind;
  /** In lower case. */
  readonly email: string;
};

/**
 * Saves what a buyer declares without signing in. It counts from now, and takes effect once the mailed link confirms
 * it. Does the same for every address, known or not. Throws `too_many_requests`, instead of dropping what may be a
 * declaration of the owner's.
 */
export const makeSubmitDeclaration =
  ({ unitOfWork, rateLimiter, clock, ids }: Deps) =>
  async (input: Input): Promise<Declaration> => {
    const taken = await rateLimiter.take(`declaration:${input.email}`, declarationsPerAddress);
    if (!taken.allowed) throw new DomainError('too_many_requests', { retryAfterSeconds: taken.retryAfterSeconds });
    const declaration: Declaration = { ...input, id: ids.next(), state: 'unconfirmed', declaredAt: clock.now() };
    await unitOfWork.run(async ({ declarations, jobs }) => {
      await declarations.add(declaration);
      await jobs.enqueue({ name: 'send-declaration-receipt', data: { declarationId: declaration.id } });
    });
    return declaration;
  };
