import type { Needs } from '../../procedures/index.ts';

/** Enqueues the declarations that wait to be carried out, in case their jobs were given up or lost. */
export const makeRetryDeclarations =
  ({ unitOfWork }: Needs<'unitOfWork'>) =>
  (): Promise<number> =>
    unitOfWork.run(async ({ declarations, jobs }) => {
      const waiting = await declarations.accepted();
      for (const declarationId of waiting) await jobs.enqueue({ name: 'execute-declaration', data: { declarationId } });
      return waiting.length;
    });
