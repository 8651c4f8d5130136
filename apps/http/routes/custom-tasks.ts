import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/custom-tasks.ts';
import { afterCompletion } from '#core/domain/time/recurrence.ts';
import type { Rhythm } from '#core/domain/time/rhythm.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentCustomTask } from '../presenters/custom-task.ts';
import { withoutUndefined } from '../without-undefined.ts';

type RhythmInBody = Omit<Rhythm, 'season'> & { readonly season?: Rhythm['season'] | null | undefined };

const rhythmIn = ({ every, unit, anchor, season }: RhythmInBody): Rhythm => ({
  every,
  unit,
  anchor,
  ...(season && { season }),
});

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
      rhythm,
      steps,
      item,
      use,
      recurrence,
      ...rest
    } = body;
    const customTask = {
      category,
      title,
      instructions,
      anchor: rhythm?.from ?? firstDate,
      ...(minutes !== null && { minutes }),
      recurrence: recurrence ?? 'weekly',
      ...(rhythm ? { rhythm: rhythmIn(rhythm) } : use && recurrence && { rhythm: afterCompletion(recurrence) }),
      ...(steps.length > 0 && { steps }),
      ...(item !== null && { item }),
      ...(use !== null && { use }),
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
      firstDate,
      rhythm,
      ...rest
    } = body;
    const anchor = rhythm?.from ?? firstDate;
    const changes = withoutUndefined({
      category,
      title,
      instructions,
      anchor,
      rhythm: rhythm && rhythmIn(rhythm),
      ...rest,
    });
    return {
      template: presentCustomTask(await app.updateCustomTask({ householdId: household.id, ...params, changes })),
    };
  },
  deleteTemplate: async ({ household, params }) => {
    await app.deleteCustomTask({ householdId: household.id, ...params });
    return { message: 'The custom task has been deleted' };
  },
});
