import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/household.ts';
import type { HouseholdChanges } from '#core/domain/change-of-home.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentUser } from '../presenters/user.ts';

type Features = z.output<typeof endpoints.updateFeatures.body>['features'];

/** Omits the categories that the request omits, rather than setting them to undefined. */
function withoutGaps(features: Features): NonNullable<HouseholdChanges['features']> {
  return Object.fromEntries(Object.entries(features).filter(([, names]) => names !== undefined));
}

function changesIn(body: z.output<typeof endpoints.updateProfile.body>): HouseholdChanges {
  const { name, country, timezone, features, tasks_per_week, scheduled_days, assistant_weeks } = body;
  return {
    ...(name !== undefined && { name }),
    ...(country !== undefined && { country }),
    ...(timezone !== undefined && { timezone }),
    ...(features !== undefined && { features: withoutGaps(features) }),
    ...(tasks_per_week !== undefined && { tasksPerWeek: tasks_per_week }),
    ...(scheduled_days !== undefined && { scheduledDays: scheduled_days }),
    ...(assistant_weeks !== undefined && { assistantWeeks: assistant_weeks }),
  };
}

export const householdRoutes = (app: App): Handlers<typeof endpoints> => {
  const update = async (householdId: string, changes: HouseholdChanges) => ({
    profile: presentUser(await app.updateHousehold({ householdId, changes }), app.clock.now(), app.advisor),
  });
  return {
    updateProfile: ({ household, body }) => update(household.id, changesIn(body)),
    updateFeatures: ({ household, body }) => update(household.id, { features: withoutGaps(body.features) }),
    onboard: async ({ household, body }) => {
      const { name, country, features, tasks_per_week, scheduled_days, timezone } = body;
      const answers = {
        name,
        country,
        features: withoutGaps(features),
        tasksPerWeek: tasks_per_week,
        scheduledDays: scheduled_days,
      };
      const onboarded = await app.onboardHousehold({ householdId: household.id, answers, timezone });
      return presentUser(onboarded, app.clock.now(), app.advisor);
    },
  };
};
