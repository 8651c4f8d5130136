import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/custom-tasks.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentCustomTask } from '../presenters/custom-task.ts';

export const customTaskRoutes = (app: App): Handlers<typeof endpoints> => ({
  listTemplates: async ({ household }) =>
    (await app.listCustomTasks({ householdId: household.id })).map(presentCustomTask),
  createTemplate: async ({ household, body }) => {
    const { feature: category, taskSummary: title, extendedDescription: instructions, importance, recurrence } = body;
    const customTask = { category, title, instructions, importance, recurrence };
    const created = await app.createCustomTask({ householdId: household.id, customTask });
    return { template: presentCustomTask(created) };
  },
  deleteTemplate: async ({ household, params }) => {
    await app.deleteCustomTask({ householdId: household.id, ...params });
    return { message: 'The custom task has been deleted' };
  },
});
