import { isUnanswered } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

/**
 * Enqueues the declarations that wait to be carried out, or to be looked at, in case their jobs were given up or lost.
 * Returns their number.
 */
export const makeRetryDeclarations =
  ({ unitOfWork }: Needs<'unitOfWork'>) =>
  (): Promise<number> =>
    unitOfWork.run(async ({ declarations, jobs }) => {
      const waiting = (await declarations.open()).filter((each) => !isUnanswered(each));
      for (const { id: declarationId, state } of waiting) {
        const name = state === 'accepted' ? 'execute-declaration' : 'send-declaration-receipt';
        await jobs.enqueue({ name, data: { declarationId } });
      }
      return waiting.length;
    });
