import { readAppToken } from '../../domain/access/connected-app.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'digest'>;
type Input = { readonly token: string; readonly clientId: string };

/** Ends an app that returns one of its tokens. Has no effect for any other text (RFC 7009). */
export const makeRevokeApp =
  ({ unitOfWork, digest }: Deps) =>
  async ({ token, clientId }: Input): Promise<void> => {
    const parts = readAppToken('refresh', token) ?? readAppToken('access', token);
    if (!parts) return;
    const hash = hexOf(digest.sha256(parts.secret));
    await unitOfWork.run(async ({ connectedApps }) => {
      const app = await connectedApps.find(parts.householdId, parts.id);
      const isOwn = app?.clientId === clientId && [app.tokens?.accessHash, app.tokens?.refreshHash].includes(hash);
      if (app && isOwn) await connectedApps.delete(app);
    });
  };
