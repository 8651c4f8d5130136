import { contract } from '#apps/contract/index.ts';
import { type Route, route } from '../pipeline.ts';
import { presentTask, presentWeek } from '../presenters/task.ts';
import type { Services } from '../services.ts';

export const weekRoutes = (services: Services): readonly Route[] => [
  route(contract.getWeek, services, async ({ claims, params }) =>
    presentWeek(await services.getWeek({ ...claims, ...params })),
  ),
  route(contract.replanWeek, services, async ({ household, params }) => {
    await services.replanWeek({ householdId: household.id, ...params });
    return { message: 'The week has been planned again' };
  }),
  route(contract.createTask, services, async ({ household, body: { scheduledAt, ...task } }) =>
    presentTask(await services.addTask({ household, ...task, on: scheduledAt })),
  ),
  route(contract.completeTask, services, async ({ household, params, body }) =>
    presentTask(await services.completeTask({ householdId: household.id, ...params, ...body })),
  ),
  route(contract.rescheduleTask, services, async ({ household, params, body }) =>
    presentTask(await services.rescheduleTask({ household, ...params, to: body.scheduledAt })),
  ),
  route(contract.deleteTask, services, async ({ household, params }) => {
    await services.deleteTask({ householdId: household.id, ...params });
    return { message: 'The task has been deleted' };
  }),
  route(contract.restoreTask, services, async ({ household, params }) =>
    presentTask(await services.restoreTask({ householdId: household.id, ...params })),
  ),
];
