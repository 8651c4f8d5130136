import type { Knex } from 'knex';
import type { TokenScope } from '#core/domain/access/api-token.ts';
import type { ConnectedApp } from '#core/domain/access/connected-app.ts';
import type { ConnectedAppStore } from '#core/ports/connected-app-store.ts';

type AppRow = {
  household_id: string;
  person_id: string;
  id: string;
  client_id: string;
  name: string;
  scope: TokenScope;
  redirect_uri: string;
  code_challenge: string;
  code_hash: string;
  access_hash: string | null;
  access_expires_at: Date | null;
  refresh_hash: string | null;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
};

function tokensOf({ access_hash, access_expires_at, refresh_hash }: AppRow): Pick<ConnectedApp, 'tokens'> {
  if (access_hash === null || access_expires_at === null || refresh_hash === null) return {};
  return { tokens: { accessHash: access_hash, accessExpiresAt: access_expires_at, refreshHash: refresh_hash } };
}

const appOf = (row: AppRow): ConnectedApp => ({
  householdId: row.household_id,
  personId: row.person_id,
  id: row.id,
  clientId: row.client_id,
  name: row.name,
  scope: row.scope,
  redirectUri: row.redirect_uri,
  codeChallenge: row.code_challenge,
  codeHash: row.code_hash,
  ...tokensOf(row),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  ...(row.last_used_at && { lastUsedAt: row.last_used_at }),
});

const renewed = ({ tokens, expiresAt }: ConnectedApp) => ({
  access_hash: tokens?.accessHash ?? null,
  access_expires_at: tokens?.accessExpiresAt ?? null,
  refresh_hash: tokens?.refreshHash ?? null,
  expires_at: expiresAt,
});

export function makeConnectedAppStore(trx: Knex.Transaction): ConnectedAppStore {
  const apps = () => trx<AppRow>('connected_apps');
  return {
    add: async (app) => {
      await apps().insert({
        household_id: app.householdId,
        person_id: app.personId,
        id: app.id,
        client_id: app.clientId,
        name: app.name,
        scope: app.scope,
        redirect_uri: app.redirectUri,
        code_challenge: app.codeChallenge,
        code_hash: app.codeHash,
        ...renewed(app),
        created_at: app.createdAt,
        last_used_at: app.lastUsedAt ?? null,
      });
    },
    list: async (householdId, personId) => {
      const rows = await apps().where({ household_id: householdId, person_id: personId }).orderBy('created_at', 'desc');
      return rows.map(appOf);
    },
    find: async (householdId, id) => {
      const row = await apps().where({ household_id: householdId, id }).first();
      return row && appOf(row);
    },
    renew: async (app) => {
      await apps().where({ household_id: app.householdId, id: app.id }).update(renewed(app));
    },
    touch: async (householdId, id, at) => {
      await apps().where({ household_id: householdId, id }).update({ last_used_at: at });
    },
    delete: async ({ householdId, personId, id }) =>
      (await apps().where({ household_id: householdId, person_id: personId, id }).delete()) > 0,
  };
}
