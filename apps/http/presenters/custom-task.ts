import type { z } from 'zod';
import type { listTemplates } from '#apps/contract/custom-tasks.ts';
import type { CustomTask } from '#core/domain/time/recurrence.ts';

export function presentCustomTask(customTask: CustomTask): z.input<typeof listTemplates.response>[number] {
  const { id, category, recurrence, title, importance, instructions, anchor, minutes, rhythm } = customTask;
  return {
    id,
    feature: category,
    recurrence,
    taskSummary: title,
    importance,
    extendedDescription: instructions,
    firstDate: anchor,
    minutes: minutes ?? null,
    rhythm: rhythm ? { ...rhythm, from: anchor, season: rhythm.season ?? null } : null,
    steps: [...(customTask.steps ?? [])],
    item: customTask.item ?? null,
    use: customTask.use ? { meter: customTask.use.meter, every: customTask.use.every } : null,
  };
}
