import type { TokenScope } from '../../domain/access/api-token.ts';
import { type AppRequest, staysOnComputer } from '../../domain/access/app-request.ts';
import { hostOf } from '../../domain/access/connected-app.ts';
import type { OwnHome } from '../../domain/people/membership.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'judgeAppRequest' | 'unitOfWork'>;
type Input = { readonly personId: string; readonly request: AppRequest };

type ReadRequest = {
  /** What to ask the person; absent if something is wrong with the request. */
  readonly question?: {
    /** What the app calls itself. */
    readonly name: string;
    /** Who vouches for that: the host of its document. */
    readonly host: string;
    /** Whether the answer goes to a program on the person's own computer. */
    readonly isOnComputer: boolean;
    readonly scope: TokenScope;
    /** The homes that the person can choose from. */
    readonly homes: readonly OwnHome[];
  };
  /** Where the browser goes if the person refuses, or at once without a question. */
  readonly refusal: string;
};

/** What an app asks a person for. Throws `app_unknown`. */
export const makeReadAppRequest =
  ({ judgeAppRequest, unitOfWork }: Deps) =>
  async ({ personId, request }: Input): Promise<ReadRequest> => {
    const { document, wish, refusal } = await judgeAppRequest(request);
    if (!wish) return { refusal };
    const homes = await unitOfWork.run(({ memberships }) => memberships.homesOf(personId));
    const question = {
      name: document.name,
      host: hostOf(wish),
      isOnComputer: staysOnComputer(wish.redirectUri),
      scope: wish.scope,
      homes: homes.filter(({ household }) => household.deletionRequestedAt === undefined),
    };
    return { question, refusal };
  };
