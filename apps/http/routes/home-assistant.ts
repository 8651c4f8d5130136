import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/home-assistant.ts';
import type { Membership } from '#core/domain/people/membership.ts';
import type { Handlers } from '../pipeline/handler.ts';

export const homeAssistantRoutes = (app: App): Handlers<typeof endpoints> => {
  const shown = async (membership: Pick<Membership, 'householdId'>) => {
    const link = await app.getHomeAssistant(membership);
    return { since: link?.since.toISOString() ?? null, by: link?.by.name ?? null };
  };
  return {
    getHomeAssistant: ({ membership }) => shown(membership),
    linkHomeAssistant: async ({ membership: { householdId, personId } }) => {
      await app.linkHomeAssistant({ householdId, personId });
      return shown({ householdId });
    },
    unlinkHomeAssistant: async ({ membership }) => {
      await app.unlinkHomeAssistant(membership);
      return shown(membership);
    },
  };
};
