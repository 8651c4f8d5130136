import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/week.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentTask, presentWeek } from '../presenters/task.ts';
import { withoutUndefined } from '../without-undefined.ts';

export const weekRoutes = (app: App): Handlers<typeof endpoints> => ({
  getWeek: async ({ claims, homeId, params }) => presentWeek(await app.getWeek({ ...claims, homeId, ...params })),
  replanWeek: async ({ household, params }) => {
    await app.replanWeek({ householdId: household.id, ...params });
    return { message: 'The week has been planned again' };
  },
  createTask: async ({ household, person, body: { scheduledAt, ...task } }, { language }) =>
    presentTask(await app.addTask({ household, by: person, ...task, on: scheduledAt }), household, language),
  completeTask: async ({ household, person, params, body }, { language }) =>
    presentTask(await app.completeTask({ household, by: person, ...params, ...body }), household, language),
  tickSteps: async ({ household, params, body }, { language }) =>
    presentTask(await app.tickSteps({ household, ...params, ...body }), household, language),
  setLastDone: async ({ household, params, body }) => {
    await app.setLastDone({ householdId: household.id, ...params, ...body });
    return { message: 'The plan knows when it was last done' };
  },
  rescheduleTask: async (
    { household, person, params, body: { scheduledAt, from, assignedTo, ...body } },
    { language },
  ) => {
    const move = { by: person, to: scheduledAt, from, assignedTo, edits: withoutUndefined(body) };
    return presentTask(await app.rescheduleTask({ household, ...params, ...move }), household, language);
  },
  clearOverdue: async ({ household, person, body }, { language }) => {
    const { moved, skipped, before } = await app.clearOverdue({ householdId: household.id, by: person, ...body });
    return {
      tasks: moved.map((task) => presentTask(task, household, language)),
      skipped,
      undo: before.map(({ scheduledOn, ...place }) => ({ ...place, scheduledAt: scheduledOn })),
    };
  },
  putTasksBack: async ({ household, body }) => {
    const places = body.tasks.map(({ scheduledAt, ...place }) => ({ ...place, scheduledOn: scheduledAt }));
    await app.putTasksBack({ householdId: household.id, places });
    return { message: 'The tasks are back on their days' };
  },
  getDays: async ({ household, query }, { language }) => {
    const { today, pause, days } = await app.getDays({ household, ...query });
    return {
      today,
      pause: pause ?? null,
      days: days.map(({ tasks, ...day }) => ({
        ...day,
        titles: tasks.map((task) => textsIn(language).titlesOfTask(task).fullTitle),
      })),
    };
  },
  getNext: async ({ household }, { language }) => {
    const { next, ...coming } = await app.getNext({ household });
    return { ...coming, next: next ? presentTask(next, household, language) : null };
  },
  deleteTask: async ({ household, person, params }) => {
    await app.deleteTask({ householdId: household.id, by: person, ...params });
    return { message: 'The task has been deleted' };
  },
  restoreTask: async ({ household, params }, { language }) =>
    presentTask(await app.restoreTask({ householdId: household.id, ...params }), household, language),
});
