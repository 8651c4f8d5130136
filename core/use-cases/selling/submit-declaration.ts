import { type Declaration, type DeclarationKind, declarationMails } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'rateLimiter' | 'clock' | 'ids'>;
type Input = Pick<Declaration, 'name' | 'reference' | 'language'> & {
  readonly kind: DeclarationKind;
  /** In lower case. */
  readonly email: string;
};

/**
 * Saves what a buyer declares without signing in. It counts from now, and takes effect once the mailed link confirms
 * it. Does the same for every address, known or not. However many are made for an address, each is saved: it may be the
 * owner's. Only its mail waits until the address may get another.
 */
export const makeSubmitDeclaration =
  ({ unitOfWork, rateLimiter, clock, ids }: Deps) =>
  async (input: Input): Promise<Declaration> => {
    const taken = await rateLimiter.take(`declaration:${input.email}`, declarationMails);
    const waits = taken.allowed ? [] : [taken.retryAfterSeconds];
    const declaration: Declaration = { ...input, id: ids.next(), state: 'unconfirmed', declaredAt: clock.now() };
    await unitOfWork.run(async ({ declarations, jobs }) => {
      await declarations.add(declaration);
      await jobs.enqueue({ name: 'send-declaration-receipt', data: { declarationId: declaration.id } }, ...waits);
    });
    return declaration;
  };
