import type { z } from 'zod';
import { contract } from '#apps/contract/index.ts';
import type { HouseholdChanges } from '#core/domain/change-of-home.ts';
import { type Route, route } from '../pipeline.ts';
import { presentUser } from '../presenters/user.ts';
import type { Services } from '../services.ts';

type Features = z.output<typeof contract.updateFeatures.body>['features'];

/** Left-out categories are left out here too, rather than set to undefined. */
function withoutGaps(features: Features): NonNullable<HouseholdChanges['features']> {
  return Object.fromEntries(Object.entries(features).filter(([, names]) => names !== undefined));
}

function changesIn(body: z.output<typeof contract.updateProfile.body>): HouseholdChanges {
  const { name, country, timezone, features, tasks_per_week, scheduled_days } = body;
  return {
    ...(name !== undefined && { name }),
    ...(country !== undefined && { country }),
    ...(timezone !== undefined && { timezone }),
    ...(features !== undefined && { features: withoutGaps(features) }),
    ...(tasks_per_week !== undefined && { tasksPerWeek: tasks_per_week }),
    ...(scheduled_days !== undefined && { scheduledDays: scheduled_days }),
  };
}

export const householdRoutes = (services: Services): readonly Route[] => [
  route(contract.updateProfile, services, async ({ household, body }) => {
    const changed = await services.updateHousehold({ householdId: household.id, changes: changesIn(body) });
    return { profile: presentUser(changed, services.clock.now()) };
  }),
  route(contract.updateFeatures, services, async ({ household, body }) => {
    const changes = { features: withoutGaps(body.features) };
    return {
      profile: presentUser(
        await services.updateHousehold({ householdId: household.id, changes }),
        services.clock.now(),
      ),
    };
  }),
  route(contract.onboard, services, async ({ household, body }) => {
    const { name, country, features, tasks_per_week, scheduled_days, timezone } = body;
    const answers = {
      name,
      country,
      features: withoutGaps(features),
      tasksPerWeek: tasks_per_week,
      scheduledDays: scheduled_days,
    };
    const onboarded = await services.onboardHousehold({ householdId: household.id, answers, timezone });
    return presentUser(onboarded, services.clock.now());
  }),
];
