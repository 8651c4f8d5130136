import { useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';

/** The kinds of ways into an account, and how those of each kind are loaded. */
const loads = {
  'api-tokens': async (signal: AbortSignal) => (await call('listApiTokens', undefined, { signal })).tokens,
  'connected-apps': async (signal: AbortSignal) => (await call('listConnectedApps', undefined, { signal })).apps,
  identities: async (signal: AbortSignal) => (await call('listIdentities', undefined, { signal })).identities,
  passkeys: async (signal: AbortSignal) => (await call('listPasskeys', undefined, { signal })).passkeys,
  sessions: async (signal: AbortSignal) => (await call('listSessions', undefined, { signal })).sessions,
  webhooks: async (signal: AbortSignal) => (await call('listWebhooks', undefined, { signal })).endpoints,
} as const;

export type KindOfWay = keyof typeof loads;
export type Way<Kind extends KindOfWay> = Awaited<ReturnType<(typeof loads)[Kind]>>[number];

export const wayKey = (kind: KindOfWay) => ['access', kind] as const;

/** The ways of one kind into the account. A card's title and its contents share what was loaded. */
export const useWays = <Kind extends KindOfWay>(kind: Kind, options: { enabled?: boolean; staleTime?: number } = {}) =>
  useQuery<readonly Way<Kind>[]>({
    queryKey: wayKey(kind),
    queryFn: ({ signal }) => loads[kind](signal) as unknown as Promise<readonly Way<Kind>[]>,
    ...options,
  });
