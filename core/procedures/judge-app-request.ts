import { type AppRequest, type AppWish, answerAddress, mayAnswer, wishIn } from '../domain/access/app-request.ts';
import {
  type ClientDocument,
  isClientId,
  largestClientDocument,
  readClientDocument,
} from '../domain/access/client-document.ts';
import { DomainError } from '../domain/errors.ts';
import type { Ports } from '../ports/index.ts';

type Judged = {
  readonly document: ClientDocument;
  /** Absent if something is wrong. Then the person can only go back, to `refusal`. */
  readonly wish?: AppWish;
  /** The address at which the app learns that it gets nothing. */
  readonly refusal: string;
  /** The address at which the app receives its code. */
  readonly success: (code: string) => string;
};

/**
 * Reads the document of the app that sent a person's browser to us, and judges its request. Throws `app_unknown` if there
 * is no such document, or it doesn't name the address where the app wants its answer: nothing may be sent there.
 */
export const makeJudgeAppRequest =
  ({ outgoing, baseUrl }: Pick<Ports, 'outgoing' | 'baseUrl'>) =>
  async (request: AppRequest): Promise<Judged> => {
    const { client_id: clientId = '', redirect_uri: redirectUri = '', state } = request;
    const document = isClientId(clientId) ? await load(outgoing, clientId) : undefined;
    if (!document || !mayAnswer(document, redirectUri)) throw new DomainError('app_unknown');
    const answer = (outcome: Readonly<Record<string, string>>) =>
      answerAddress(redirectUri, { ...outcome, state, iss: baseUrl });
    const wish = wishIn(request, new URL('/api/mcp', baseUrl).href);
    const success = (code: string) => answer({ code });
    if (typeof wish === 'string') return { document, refusal: answer({ error: wish }), success };
    const refusal = answer({ error: 'access_denied' });
    return { document, wish: { clientId, redirectUri, ...wish }, refusal, success };
  };

async function load({ send }: Ports['outgoing'], clientId: string): Promise<ClientDocument | undefined> {
  const headers = { accept: 'application/json' };
  const response = await send({ url: clientId, method: 'GET', headers, largestBody: largestClientDocument });
  if ('problem' in response || response.status !== 200) return undefined;
  return readClientDocument(clientId, new TextDecoder().decode(response.body));
}
