import type { App } from '#apps/composition/container.ts';
import { origins } from '#apps/composition/origins.ts';
import type * as endpoints from '#apps/contract/home.ts';
import { makeHomeStreams } from '../home-streams.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentHome, presentRhythms, presentYear } from '../presenters/home.ts';

export const homeRoutes = (app: App): Handlers<typeof endpoints> => {
  const streams = makeHomeStreams(app.homeChanges);
  return {
    getHome: async ({ household }, { language }) =>
      presentHome(await app.getHome({ householdId: household.id }), language),
    watchHome: async ({ household, person }, { ends }) =>
      streams.open({
        homeId: household.id,
        personId: person.id,
        pageId: origins.current()?.pageId,
        ends: ends(),
      }),
    answerQuestions: async ({ household, body }, { language }) => {
      await app.answerQuestions({ householdId: household.id, ...body });
      return presentHome(await app.getHome({ householdId: household.id }), language);
    },
    getYear: async ({ household }, { language }) =>
      presentYear(await app.getYear({ householdId: household.id }), language),
    getRhythms: async ({ household }, { language }) =>
      presentRhythms(await app.getRhythms({ householdId: household.id }), language),
    answerRhythm: async ({ household, person, params, body: { answer: kind, days = 0 } }, { language }) => {
      const answer = kind === 'accepted' ? { kind, days } : { kind };
      const input = { householdId: household.id, by: person, ...params, answer };
      await app.answerRhythm(input);
      return presentRhythms(await app.getRhythms({ householdId: household.id }), language);
    },
    undoRhythm: async ({ household, person, params }, { language }) => {
      await app.undoRhythm({ householdId: household.id, by: person, ...params });
      return presentRhythms(await app.getRhythms({ householdId: household.id }), language);
    },
    openItem: async ({ household, person, params }) => {
      await app.openItem({ householdId: household.id, by: person, ...params });
      return { message: 'The item is open' };
    },
    excludeTask: async ({ household, person, params }) => {
      await app.excludeTask({ householdId: household.id, by: person, ...params });
      return { message: 'The task will not be planned again' };
    },
    includeTask: async ({ household, params }) => {
      await app.includeTask({ householdId: household.id, ...params });
      return { message: 'The task will be planned again' };
    },
  };
};
