import { careTasksOf, type Resident } from '../../catalogue/care-tasks-of.ts';
import type { CareTask, CatalogueItem } from '../../domain/care/care-task.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';

type Found = { readonly item: CatalogueItem; readonly task: CareTask };

type Input = { readonly household: Resident; readonly taskId: string; readonly language?: Language | undefined };

/** A task of the catalogue as the home has it, whether or not it has the item. Throws `task_not_found`. */
export const makeGetCareTask =
  () =>
  async ({ household, taskId, language }: Input): Promise<Found> => {
    const found = careTasksOf(household, language)(taskId);
    if (!found) throw new DomainError('task_not_found');
    return found;
  };
