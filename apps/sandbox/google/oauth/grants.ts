import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { ConsentRequest } from './consent-request.ts';

/** What a token permits, and whose account it opens. */
export type Permission = { readonly email: string; readonly scopes: readonly string[] };

type Code = { readonly permission: Permission; readonly request: ConsentRequest; readonly expiresAt: number };
type AccessToken = { readonly permission: Permission; readonly expiresAt: number };

const minute = 60_000;
const codeMinutes = 10;
/** As Google says it: one second less than an hour. */
export const accessSeconds = 3_599;
/** When an account has more for one client, the oldest stops working. */
const mostRefreshTokens = 100;

const secret = (prefix: string): string => prefix + randomBytes(48).toString('base64url');

/** The codes and tokens of all accounts. Google never replaces a refresh token: it stays valid until it is revoked. */
export function makeGrants(clock: Clock) {
  const codes = new Map<string, Code>();
  const refreshTokens = new Map<string, Permission>();
  const revoked = new Set<string>();
  const accessTokens = new Map<string, AccessToken>();
  /** Each account that ever consented, and whether its consent is still given. */
  const accounts = new Map<string, boolean>();
  const now = () => clock.now().getTime();

  function endAccess(email: string): void {
    for (const [token, { permission }] of accessTokens) if (permission.email === email) accessTokens.delete(token);
  }

  function end(token: string): void {
    refreshTokens.delete(token);
    revoked.add(token);
  }

  const tokensOf = (email: string) =>
    [...refreshTokens].flatMap(([token, permission]) => (permission.email === email ? [token] : []));

  return {
    issueCode(request: ConsentRequest, permission: Permission): string {
      const code = secret('4/0');
      codes.set(code, { permission, request, expiresAt: now() + codeMinutes * minute });
      return code;
    },

    /** Returns the code's contents, once. Undefined for a code that is unknown, used or expired. */
    takeCode(code: string): Code | undefined {
      const found = codes.get(code);
      codes.delete(code);
      return found && found.expiresAt > now() ? found : undefined;
    },

    issueAccess(permission: Permission): string {
      const token = secret('ya29.');
      accessTokens.set(token, { permission, expiresAt: now() + accessSeconds * 1_000 });
      return token;
    },

    /** Returns undefined unless the client asked for one, and the account sees the consent page or consents first. */
    issueRefresh({ isOffline, asksAgain }: ConsentRequest, permission: Permission): string | undefined {
      const { email } = permission;
      const isFirst = !accounts.get(email);
      accounts.set(email, true);
      if (!isOffline || !(asksAgain || isFirst)) return undefined;
      const token = secret('1//0');
      refreshTokens.set(token, permission);
      for (const oldest of tokensOf(email).slice(0, -mostRefreshTokens)) end(oldest);
      return token;
    },

    refreshable: (token: string): Permission | undefined => refreshTokens.get(token),
    isRevoked: (token: string): boolean => revoked.has(token),

    /** Returns what a valid access token permits. */
    permissionOf(token: string): Permission | undefined {
      const found = accessTokens.get(token);
      return found && found.expiresAt > now() ? found.permission : undefined;
    },

    /** Returns the account of a refresh or access token. */
    holderOf: (token: string): string | undefined =>
      (refreshTokens.get(token) ?? accessTokens.get(token)?.permission)?.email,

    /** Ends every token of the account: Google revokes all that a project was given. */
    revoke(email: string): void {
      for (const token of tokensOf(email)) end(token);
      for (const [code, { permission }] of codes) if (permission.email === email) codes.delete(code);
      endAccess(email);
      accounts.set(email, false);
    },

    /** Ends the access tokens, as if an hour had passed. */
    endAccess,

    /** The accounts that ever consented, and how many refresh tokens of each are valid. */
    accounts: () => [...accounts.keys()].map((email) => ({ email, refreshTokens: tokensOf(email).length })),
  };
}
export type Grants = ReturnType<typeof makeGrants>;
