import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/custom-tasks.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentCustomTask } from '../presenters/custom-task.ts';
import { withoutUndefined } from '../without-undefined.ts';

export const customTaskRoutes = (app: App): Handlers<typeof endpoints> => ({
  listTemplates: async ({ household }) =>
    (await app.listCustomTasks({ householdId: household.id })).map(presentCustomTask),
  createTemplate: async ({ household, body }) => {
    const {
      feature: category,
      taskSummary: title,
      extendedDescription: instructions,
      firstDate,
      minutes,
      ...rest
    } = body;
    const customTask = {
      category,
      title,
      instructions,
      anchor: firstDate,
      ...(minutes !== null && { minutes }),
      ...rest,
    };
    const created = await app.createCustomTask({ householdId: household.id, customTask });
    return { template: presentCustomTask(created) };
  },
  updateTemplate: async ({ household, params, body }) => {
    const {
      feature: category,
      taskSummary: title,
      extendedDescription: instructions,
      firstDate: anchor,
      ...rest
    } = body;
    const changes = withoutUndefined({ category, title, instructions, anchor, ...rest });
    return {
      template: presentCustomTask(await app.updateCustomTask({ householdId: household.id, ...params, changes })),
    };
  },
  deleteTemplate: async ({ household, params }) => {
    await app.deleteCustomTask({ householdId: household.id, ...params });
    return { message: 'The custom task has been deleted' };
  },
});
