import type { AskedQuestion } from '../../domain/advice/advice.ts';
import { adviceLimits } from '../../domain/advice/limits.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork'>;

/** The household's own questions with their answers, the newest first. */
export const makeGetAdvice =
  ({ unitOfWork }: Deps) =>
  ({ householdId }: { readonly householdId: string }): Promise<readonly AskedQuestion[]> =>
    unitOfWork.run(({ advice }) => advice.list(householdId, adviceLimits.history));
