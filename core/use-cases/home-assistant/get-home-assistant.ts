import type { Actor } from '../../domain/tasks/task-action.ts';
import { actorOf } from '../../domain/tasks/task-action.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork'>;

type ShownLink = { readonly since: Date; readonly by: Actor };

/** Since when the home is published for Home Assistant, and who wanted it. Undefined if it isn't. */
export const makeGetHomeAssistant =
  ({ unitOfWork }: Deps) =>
  ({ householdId }: { readonly householdId: string }): Promise<ShownLink | undefined> =>
    unitOfWork.run(async ({ homeAssistant, persons }) => {
      const link = await homeAssistant.find(householdId);
      const person = link && (await persons.find(link.personId));
      return person && { since: link.createdAt, by: actorOf(person) };
    });
