import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/homes.ts';
import { homeNameIn, homeNameToStore } from '#core/languages/home-name-in.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { makeUserOf } from '../presenters/user.ts';

export const homesRoutes = (app: App): Handlers<typeof endpoints> => {
  const userOf = makeUserOf(app);
  return {
    addHome: async ({ person, body }) => {
      const name = homeNameToStore(person.language, body.name);
      return userOf({ person, household: await app.addHome({ personId: person.id, name }) });
    },
    updateHome: async ({ household: before, body: { name, takeTurns } }, { language }) => {
      const { id: householdId } = before;
      let household = before;
      if (name !== undefined) {
        const changes = { name: homeNameToStore(language, name) };
        household = await app.updateHousehold({ householdId, changes });
      }
      if (takeTurns !== undefined) household = await app.setTurnTaking({ householdId, takeTurns });
      return { id: householdId, name: homeNameIn(language, household.name), takeTurns: household.takeTurns };
    },
    deleteHome: async ({ household }) => {
      const { gone } = await app.deleteHome({ householdId: household.id });
      return {
        message: gone
          ? 'The home has been deleted'
          : 'The home will be deleted as soon as our payment and calendar providers can be reached.',
      };
    },
  };
};
