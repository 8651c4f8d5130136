import type { TraitId } from '../care/traits.ts';
import type { Task } from './task.ts';

/** The question on whose safest answer an open task was planned. It may have an answer by now. */
export const assumedTrait = ({ status, reason }: Pick<Task, 'status' | 'reason'>): TraitId | undefined =>
  status === 'open' && reason?.kind === 'assumed' ? reason.trait : undefined;
