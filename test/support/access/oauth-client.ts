import { createHash, randomBytes } from 'node:crypto';
import { makeOutgoing } from '#adapters/memory/outgoing.ts';

export const clientId = 'https://assistant.example/oauth/client.json';
export const redirectUri = 'http://127.0.0.1/callback';

/** The web as it would be if the app's document were in it, and `others` the status of every other address. */
export function outgoingToClient(outgoing = makeOutgoing(), others = 404) {
  const document = { client_id: clientId, client_name: 'Desk assistant', redirect_uris: [redirectUri] };
  const body = new TextEncoder().encode(JSON.stringify(document));
  outgoing.answerWith(({ url }) => (url === clientId ? { status: 200, headers: {}, body } : others));
  return outgoing;
}

/** A request for access, with the verifier that proves it. */
export function appRequest(publicUrl: string, changes: Readonly<Record<string, string | undefined>> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const request = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'read write',
    state: 'a state',
    resource: `${publicUrl}/api/mcp`,
    ...changes,
  };
  return { verifier, request };
}
