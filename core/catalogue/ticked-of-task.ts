import { type Ticked, tickedOf } from '../domain/care/ticked.ts';
import { careTaskIdOf, type Task } from '../domain/tasks/task.ts';
import { careTaskById } from './index.ts';

/** What the tick of a planned task says. Someone who asks a landlord for a visit doesn't book it. */
export const tickedOfTask = ({ source, isRequest }: Pick<Task, 'source' | 'isRequest'>): Ticked =>
  tickedOf(isRequest ? undefined : careTaskById.get(careTaskIdOf(source) ?? '')?.task);
