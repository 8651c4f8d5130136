import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/week.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentTask, presentWeek } from '../presenters/task.ts';

export const weekRoutes = (app: App): Handlers<typeof endpoints> => ({
  getWeek: async ({ claims, params }) => presentWeek(await app.getWeek({ ...claims, ...params })),
  replanWeek: async ({ household, params }) => {
    await app.replanWeek({ householdId: household.id, ...params });
    return { message: 'The week has been planned again' };
  },
  createTask: async ({ household, body: { scheduledAt, ...task } }) =>
    presentTask(await app.addTask({ household, ...task, on: scheduledAt }), household),
  completeTask: async ({ household, params, body }) =>
    presentTask(await app.completeTask({ household, ...params, ...body }), household),
  setLastDone: async ({ household, params, body }) => {
    await app.setLastDone({ householdId: household.id, ...params, ...body });
    return { message: 'The plan knows when it was last done' };
  },
  rescheduleTask: async ({ household, params, body }) =>
    presentTask(await app.rescheduleTask({ household, ...params, to: body.scheduledAt }), household),
  deleteTask: async ({ household, params }) => {
    await app.deleteTask({ householdId: household.id, ...params });
    return { message: 'The task has been deleted' };
  },
  restoreTask: async ({ household, params }) =>
    presentTask(await app.restoreTask({ householdId: household.id, ...params }), household),
});
