import { contract } from '#apps/contract/index.ts';
import { type Route, route } from '../pipeline.ts';
import { presentCustomTask } from '../presenters/custom-task.ts';
import type { Services } from '../services.ts';

export const customTaskRoutes = (services: Services): readonly Route[] => [
  route(contract.listTemplates, services, async ({ household }) =>
    (await services.listCustomTasks({ householdId: household.id })).map(presentCustomTask),
  ),
  route(contract.createTemplate, services, async ({ household, body }) => {
    const { feature: category, taskSummary: title, extendedDescription: instructions, importance, recurrence } = body;
    const customTask = { category, title, instructions, importance, recurrence };
    const created = await services.createCustomTask({ householdId: household.id, customTask });
    return { template: presentCustomTask(created) };
  }),
  route(contract.deleteTemplate, services, async ({ household, params }) => {
    await services.deleteCustomTask({ householdId: household.id, ...params });
    return { message: 'The custom task has been deleted' };
  }),
];
