import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/weekly-summary.ts';
import type { Caller } from '#core/domain/people/membership.ts';
import { summaryAddresses } from '#core/domain/summary/addresses.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentWeeklySummary } from '../presenters/weekly-summary.ts';

export const weeklySummaryRoutes = (app: App): Handlers<typeof endpoints> => {
  const settingsOf = async ({ person, household }: Caller) =>
    presentWeeklySummary(await app.getSummarySettings({ householdId: household.id, personId: person.id }));
  return {
    getWeeklySummary: settingsOf,
    updateWeeklySummary: async ({ body: { enabled, weekday, hour }, ...caller }) => {
      const changes = {
        ...(enabled !== undefined && { enabled }),
        ...(weekday !== undefined && { weekday }),
        ...(hour !== undefined && { hour }),
      };
      await app.updateSummarySettings({ householdId: caller.household.id, personId: caller.person.id, changes });
      return settingsOf(caller);
    },
    sendWeeklySummary: async ({ household, person }) => {
      await app.requestSummary({ household, personId: person.id });
      return { message: 'Your summary is on its way' };
    },
    getSummaryAction: ({ params }) => app.getSummaryAction(params),
    takeSummaryAction: ({ params, body }) => app.takeSummaryAction({ ...params, ...body }),
    getSummarySubscription: async ({ params }) => ({ subscribed: await app.getSummarySubscription(params) }),
    setSummarySubscription: async ({ params, body }) => {
      await app.setSummarySubscription({ ...params, ...body });
      return body;
    },
    unsubscribe: async ({ params }) => {
      await app.setSummarySubscription({ ...params, subscribed: false });
      return { subscribed: false };
    },
    openUnsubscribePage: async ({ params }) => summaryAddresses(app.baseUrl).unsubscribePage(params.token),
  };
};
