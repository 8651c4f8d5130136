import type { z } from 'zod';
import type { getHome } from '#apps/contract/home.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import type { Household } from '#core/domain/household.ts';

/** Leaves out tasks that the catalogue no longer contains. */
export function presentHome({ excludedTasks }: Household): z.input<typeof getHome.response> {
  return {
    excluded: excludedTasks.flatMap((taskId) => {
      const found = careTaskById.get(taskId);
      return found ? [{ taskId, title: found.task.title, item: found.item.name }] : [];
    }),
  };
}
