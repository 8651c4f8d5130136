import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/apps.ts';
import { hostOf } from '#core/domain/access/connected-app.ts';
import { homeNameIn } from '#core/languages/home-name-in.ts';
import type { Handlers } from '../pipeline/handler.ts';

export const appRoutes = (app: App): Handlers<typeof endpoints> => ({
  readAppRequest: async ({ person, query }) => {
    const { question, refusal } = await app.readAppRequest({ personId: person.id, request: query });
    if (!question) return { question: null, refusal };
    const homes = question.homes.map(({ household: { id, name }, role }) => {
      return { id, name: homeNameIn(person.language, name), role };
    });
    return { question: { ...question, homes }, refusal };
  },
  connectApp: async ({ person, body: { request, scope, home } }, { concerns }) => {
    concerns({ householdId: home });
    return { returnTo: await app.connectApp({ personId: person.id, homeId: home, request, scope }) };
  },
  listConnectedApps: async ({ membership }) => ({
    apps: (await app.listConnectedApps(membership)).map((each) => ({
      id: each.id,
      name: each.name,
      host: hostOf(each),
      scope: each.scope,
      createdAt: each.createdAt.toISOString(),
      lastUsedAt: each.lastUsedAt?.toISOString() ?? null,
    })),
  }),
  removeConnectedApp: async ({ person, household, params }) => {
    await app.removeConnectedApp({ householdId: household.id, personId: person.id, ...params });
    return { message: 'The app has been removed' };
  },
});
