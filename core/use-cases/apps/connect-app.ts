import { allows, type TokenScope } from '../../domain/access/api-token.ts';
import type { AppRequest } from '../../domain/access/app-request.ts';
import {
  appTokenText,
  type ConnectedApp,
  codeMs,
  isAppOver,
  mostConnectedApps,
} from '../../domain/access/connected-app.ts';
import { DomainError } from '../../domain/errors.ts';
import { hexOf } from '../../domain/text/hex.ts';
import { newSecret } from '../../ports/ids.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'judgeAppRequest' | 'unitOfWork' | 'clock' | 'digest' | 'ids'>;
type Input = {
  readonly personId: string;
  /** The home that the person chose. */
  readonly homeId: string;
  readonly request: AppRequest;
  readonly scope: TokenScope;
};

/**
 * Lets an app into a home, and returns the address at which it receives its code. Apps that have ended are deleted. Throws
 * `app_unknown`, `home_not_found` for a home that isn't the person's, `token_scope` for more than the app asked for, and
 * `too_many_apps`.
 */
export const makeConnectApp =
  ({ judgeAppRequest, unitOfWork, clock, digest, ids }: Deps) =>
  async ({ personId, homeId: householdId, request, scope }: Input): Promise<string> => {
    const { document, wish, refusal, success } = await judgeAppRequest(request);
    if (!wish) return refusal;
    if (!allows(wish.scope, scope)) throw new DomainError('token_scope');
    return unitOfWork.run(async ({ households, memberships, connectedApps }) => {
      const createdAt = clock.now();
      const household = await households.hold(householdId);
      const membership = household && (await memberships.find(householdId, personId));
      if (!membership || household.deletionRequestedAt) throw new DomainError('home_not_found');
      const known = await connectedApps.list(householdId, personId);
      const over = known.filter((each) => isAppOver(each, createdAt));
      if (known.length - over.length >= mostConnectedApps) throw new DomainError('too_many_apps');
      for (const each of over) await connectedApps.delete(each);
      const secret = newSecret(ids);
      const { clientId, redirectUri, codeChallenge } = wish;
      const app: ConnectedApp = {
        ...{ householdId, personId, id: ids.next(), clientId, name: document.name, scope },
        ...{ redirectUri, codeChallenge, codeHash: hexOf(digest.sha256(secret)) },
        ...{ createdAt, expiresAt: new Date(createdAt.getTime() + codeMs) },
      };
      await connectedApps.add(app);
      return success(appTokenText('code', { ...app, secret }));
    });
  };
