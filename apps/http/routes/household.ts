import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/household.ts';
import type { Language } from '#core/domain/languages.ts';
import type { Caller } from '#core/domain/people/membership.ts';
import type { HouseholdChanges } from '#core/domain/plan/change-of-home.ts';
import { homeNameToStore } from '#core/languages/home-name-in.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { makeUserOf } from '../presenters/user.ts';

/** The town's id is looked up by the use case. */
type Changes = Omit<HouseholdChanges, 'town'>;
type Features = z.output<typeof endpoints.updateFeatures.body>['features'];

/** Omits the categories that the request omits, rather than setting them to undefined. */
function withoutGaps(features: Features): NonNullable<Changes['features']> {
  return Object.fromEntries(Object.entries(features).filter(([, names]) => names !== undefined));
}

function changesIn(body: z.output<typeof endpoints.updateProfile.body>, reader: Language): Changes {
  const { country, timezone, features, tasks_per_week, scheduled_days, assistant_weeks, home_name } = body;
  return {
    ...(country !== undefined && { country }),
    ...(timezone !== undefined && { timezone }),
    ...(features !== undefined && { features: withoutGaps(features) }),
    ...(tasks_per_week !== undefined && { tasksPerWeek: tasks_per_week }),
    ...(scheduled_days !== undefined && { scheduledDays: scheduled_days }),
    ...(home_name !== undefined && { name: homeNameToStore(reader, home_name) }),
    ...(assistant_weeks !== undefined && { assistantWeeks: assistant_weeks }),
  };
}

export const householdRoutes = (app: App): Handlers<typeof endpoints> => {
  const userOf = makeUserOf(app);
  const update = async (
    { person: before, household: { id: householdId } }: Caller,
    changes: Changes,
    {
      name,
      language,
      town,
    }: { name?: string | undefined; language?: Language | undefined; town?: number | null | undefined } = {},
  ) => {
    const own = { ...(name !== undefined && { name }), ...(language && { language }) };
    const person = Object.keys(own).length > 0 ? { id: before.id, changes: own } : undefined;
    const household = await app.updateHousehold({ householdId, changes, town, person });
    return { profile: await userOf({ person: { ...before, ...own }, household }) };
  };
  return {
    updateProfile: ({ body, ...caller }) => update(caller, changesIn(body, caller.person.language), body),
    updateFeatures: ({ body, ...caller }) => update(caller, { features: withoutGaps(body.features) }),
    onboard: async ({ person: before, household: { id: householdId }, body }) => {
      const { name, country, features, tasks_per_week, scheduled_days, timezone, town } = body;
      const answers = {
        country,
        features: withoutGaps(features),
        tasksPerWeek: tasks_per_week,
        scheduledDays: scheduled_days,
      };
      const person = { ...before, name };
      const household = await app.onboardHousehold({ householdId, answers, timezone, town, person });
      return userOf({ person, household });
    },
  };
};
