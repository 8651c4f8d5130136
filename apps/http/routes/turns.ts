import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/turns.ts';
import { weekdays } from '#core/domain/dates.ts';
import type { Caller } from '#core/domain/membership.ts';
import type { Handlers } from '../pipeline/handler.ts';

export const turnRoutes = (app: App): Handlers<typeof endpoints> => {
  const turnsOf = async ({ household, person }: Pick<Caller, 'household' | 'person'>) => {
    const { mine, ...turns } = await app.getTurns({ household, personId: person.id });
    const { days = weekdays, avoids, away = null } = mine;
    return { ...turns, mine: { days: [...days], avoids: [...avoids], away } };
  };
  return {
    getTurns: turnsOf,
    setTurns: async ({ household, person, body }) =>
      turnsOf({ household: await app.setTurns({ householdId: household.id, ...body }), person }),
    setOwnTurns: async ({ household, person, body: { days, avoids, away } }) => {
      const preferences = {
        avoids: [...new Set(avoids)],
        ...(days.length < weekdays.length && { days }),
        ...(away && { away }),
      };
      await app.setOwnTurns({ householdId: household.id, personId: person.id, preferences });
      return turnsOf({ household, person });
    },
  };
};
