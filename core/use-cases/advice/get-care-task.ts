import { careTaskById } from '../../catalogue/index.ts';
import type { CareTask, CatalogueItem } from '../../domain/care-task.ts';
import { DomainError } from '../../domain/errors.ts';

type Found = { readonly item: CatalogueItem; readonly task: CareTask };

/** A task of the catalogue, whether or not the home has its item. Throws `task_not_found`. */
export const makeGetCareTask =
  () =>
  async ({ taskId }: { readonly taskId: string }): Promise<Found> => {
    const found = careTaskById.get(taskId);
    if (!found) throw new DomainError('task_not_found');
    return found;
  };
