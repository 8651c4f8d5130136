import type { z } from 'zod';
import type { CustomTask } from '#core/domain/recurrence.ts';
import type { listTemplates } from '../contract/custom-tasks.ts';

export function presentCustomTask(customTask: CustomTask): z.input<typeof listTemplates.response>[number] {
  const { id, category, recurrence, title, importance, instructions } = customTask;
  return { id, feature: category, recurrence, taskSummary: title, importance, extendedDescription: instructions };
}
