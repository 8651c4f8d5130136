import type { TokenScope } from '../domain/access/api-token.ts';
import {
  type AppTokenParts,
  accessMs,
  appTokenText,
  type ConnectedApp,
  refreshMs,
} from '../domain/access/connected-app.ts';
import { hexOf } from '../domain/text/hex.ts';
import { newSecret } from '../ports/ids.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/** What an app receives for its code or its refresh token. */
export type AppTokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Of the access token. */
  readonly expiresInSeconds: number;
  readonly scope: TokenScope;
};

/** Gives an app new tokens in place of those that it had, which end. */
export const makeIssueAppTokens =
  ({ clock, digest, ids }: Pick<Ports, 'clock' | 'digest' | 'ids'>) =>
  async ({ connectedApps }: Pick<Stores, 'connectedApps'>, app: ConnectedApp): Promise<AppTokens> => {
    const now = clock.now().getTime();
    const [access, refresh] = [newSecret(ids), newSecret(ids)];
    const tokens = {
      accessHash: hexOf(digest.sha256(access)),
      accessExpiresAt: new Date(now + accessMs),
      refreshHash: hexOf(digest.sha256(refresh)),
    };
    await connectedApps.renew({ ...app, tokens, expiresAt: new Date(now + refreshMs) });
    const parts = (secret: string): AppTokenParts => ({ ...app, secret });
    return {
      accessToken: appTokenText('access', parts(access)),
      refreshToken: appTokenText('refresh', parts(refresh)),
      expiresInSeconds: accessMs / 1000,
      scope: app.scope,
    };
  };
