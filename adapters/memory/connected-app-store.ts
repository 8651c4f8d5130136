import type { ConnectedApp } from '#core/domain/access/connected-app.ts';
import type { ConnectedAppStore } from '#core/ports/connected-app-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeConnectedAppStore({ memberships, connectedApps }: Tables): ConnectedAppStore {
  const change = async (householdId: string, id: string, changes: Partial<ConnectedApp>) => {
    const key = keyOf(householdId, id);
    const app = connectedApps.get(key);
    if (app) connectedApps.set(key, { ...app, ...changes });
  };
  return {
    add: async (app) => {
      if (!memberships.has(keyOf(app.householdId, app.personId))) throw new Error('an app needs a membership');
      connectedApps.set(keyOf(app.householdId, app.id), app);
    },
    list: async (householdId, personId) =>
      [...connectedApps.values()]
        .filter((each) => each.householdId === householdId && each.personId === personId)
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
    find: async (householdId, id) => connectedApps.get(keyOf(householdId, id)),
    renew: ({ householdId, id, tokens, expiresAt }) =>
      change(householdId, id, { ...(tokens && { tokens }), expiresAt }),
    touch: (householdId, id, lastUsedAt) => change(householdId, id, { lastUsedAt }),
    delete: async ({ householdId, personId, id }) => {
      const key = keyOf(householdId, id);
      return connectedApps.get(key)?.personId === personId && connectedApps.delete(key);
    },
  };
}
