import { isCodeVerifier } from '../../domain/access/app-request.ts';
import { isAppOver, readAppToken } from '../../domain/access/connected-app.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { Needs } from '../../procedures/index.ts';
import type { AppTokens } from '../../procedures/issue-app-tokens.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'issueAppTokens' | 'enqueuePending'>;
type Input = {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  /** The text whose hash the app sent when it asked for the code. */
  readonly verifier: string;
};

/**
 * Gives an app its first tokens for its code, and has its person mailed about it. Undefined for a code that is wrong,
 * expired, or not this app's. A code that comes again has been stolen by one of the two who sent it, so it ends the app.
 * See docs/decisions/0177.
 */
export const makeExchangeCode =
  ({ unitOfWork, clock, digest, issueAppTokens, enqueuePending }: Deps) =>
  async ({ code, clientId, redirectUri, verifier }: Input): Promise<AppTokens | undefined> => {
    const parts = readAppToken('code', code);
    if (!parts || !isCodeVerifier(verifier)) return undefined;
    const { householdId, id, secret } = parts;
    return unitOfWork.run(async (stores) => {
      const { households, connectedApps } = stores;
      const app = (await households.hold(householdId)) && (await connectedApps.find(householdId, id));
      if (!app || app.codeHash !== hexOf(digest.sha256(secret))) return undefined;
      const challenge = digest.sha256(verifier).toBase64({ alphabet: 'base64url', omitPadding: true });
      const isOwn = app.clientId === clientId && app.redirectUri === redirectUri && app.codeChallenge === challenge;
      if (app.tokens || !isOwn) {
        await connectedApps.delete(app);
        return undefined;
      }
      if (isAppOver(app, clock.now())) return undefined;
      await enqueuePending(stores, 'send-access-added', { householdId }, id);
      return issueAppTokens(stores, app);
    });
  };
