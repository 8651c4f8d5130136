import { ok, warn } from '#core/domain/running/finding.ts';
import { pluralise } from '#core/domain/text/pluralise.ts';
import type { Check } from './check.ts';

/** Whether a cancellation or a withdrawal waits for a person. */
export const checkDeclarations: Check = async ({ listDeclarations }) => {
  const { length } = await listDeclarations();
  return length === 0
    ? ok('No cancellation and no withdrawal waits for you.')
    : warn(
        `${pluralise(length, 'declaration')} of buyers ${length === 1 ? 'waits' : 'wait'} for you.`,
        'Look at `upkept declarations list`, ask the buyers, and accept or decline each.',
      );
};
