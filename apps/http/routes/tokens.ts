import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/tokens.ts';
import type { ApiToken } from '#core/domain/access/api-token.ts';
import type { Handlers } from '../pipeline/handler.ts';

const present = ({ id, name, scope, createdAt, expiresAt, lastUsedAt }: ApiToken) => ({
  id,
  name,
  scope,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const tokenRoutes = (app: App): Handlers<typeof endpoints> => ({
  listApiTokens: async ({ membership }) => ({
    tokens: (await app.listApiTokens(membership)).map(present),
  }),
  createApiToken: async ({ person, household, body: { expiresAt, ...wish } }) => {
    const { text, token } = await app.createApiToken({
      householdId: household.id,
      personId: person.id,
      ...wish,
      expiresAt: new Date(expiresAt),
    });
    return { ...present(token), token: text };
  },
  removeApiToken: async ({ person, household, params }) => {
    await app.removeApiToken({ householdId: household.id, personId: person.id, ...params });
    return { message: 'The token has been removed' };
  },
});
