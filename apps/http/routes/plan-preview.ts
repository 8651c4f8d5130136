import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/plan-preview.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { withoutUndefined } from '../without-undefined.ts';

export const planPreviewRoutes = (app: App): Handlers<typeof endpoints> => ({
  previewPlan: async ({ body: { features, ...place } }) => {
    const weeks = await app.previewFirstWeeks({ ...place, features: withoutUndefined(features) });
    return {
      weeks: weeks.map(({ tasks, ...week }) => ({
        ...week,
        tasks: tasks.map(({ sources, ...task }) => ({ ...task, sources: [...sources] })),
      })),
    };
  },
});
