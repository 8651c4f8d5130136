import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/turn-taking.ts';
import type { Caller } from '#core/domain/people/membership.ts';
import type { Handlers } from '../pipeline/handler.ts';

export const turnTakingRoutes = (app: App): Handlers<typeof endpoints> => {
  const turnsOf = async ({ household, person }: Pick<Caller, 'household' | 'person'>) => {
    const { mine, ...turnTaking } = await app.getTurnTaking({ household, personId: person.id });
    return { ...turnTaking, mine: { days: [...mine.days], avoids: [...mine.avoids], away: mine.away ?? null } };
  };
  return {
    getTurnTaking: turnsOf,
    setOwnTurnTaking: async ({ household, person, body }) => {
      await app.setWorkPreferences({ householdId: household.id, personId: person.id, ...body });
      return turnsOf({ household, person });
    },
  };
};
