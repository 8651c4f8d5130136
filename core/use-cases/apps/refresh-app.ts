import { isAppOver, readAppToken } from '../../domain/access/connected-app.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { Needs } from '../../procedures/index.ts';
import type { AppTokens } from '../../procedures/issue-app-tokens.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'issueAppTokens'>;
type Input = { readonly refreshToken: string; readonly clientId: string };

/**
 * Gives an app new tokens for its refresh token. Undefined for one that is wrong, expired, or not this app's. One that was
 * replaced has been used by two, of whom one has stolen it, so it ends the app.
 */
export const makeRefreshApp =
  ({ unitOfWork, clock, digest, issueAppTokens }: Deps) =>
  async ({ refreshToken, clientId }: Input): Promise<AppTokens | undefined> => {
    const parts = readAppToken('refresh', refreshToken);
    if (!parts) return undefined;
    const { householdId, id, secret } = parts;
    return unitOfWork.run(async (stores) => {
      const { households, connectedApps } = stores;
      const app = (await households.hold(householdId)) && (await connectedApps.find(householdId, id));
      if (!app?.tokens) return undefined;
      if (app.tokens.refreshHash !== hexOf(digest.sha256(secret)) || app.clientId !== clientId) {
        await connectedApps.delete(app);
        return undefined;
      }
      return isAppOver(app, clock.now()) ? undefined : issueAppTokens(stores, app);
    });
  };
