import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork'>;

/** Deletes a question and its answer. Throws `advice_not_found`. */
export const makeDeleteAdvice =
  ({ unitOfWork }: Deps) =>
  async ({ householdId, id }: { readonly householdId: string; readonly id: string }): Promise<void> => {
    const isGone = await unitOfWork.run(({ advice }) => advice.delete(householdId, id));
    if (!isGone) throw new DomainError('advice_not_found');
  };
