import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { clientId, redirectUri } from './oauth-client.ts';

/** The revisions of the protocol with a handshake, and without one. */
export const eras = ['legacy', 'modern'] as const;
export type Era = (typeof eras)[number];

/** What the app of the tests keeps, as an app on a person's computer would. */
export function makeProvider() {
  const kept: {
    tokens?: StoredOAuthTokens;
    client?: StoredOAuthClientInformation;
    verifier?: string;
    discovery?: OAuthDiscoveryState;
    /** Where it sent the browser last. */
    sentTo?: URL;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadataUrl: clientId,
    clientMetadata: { client_name: 'Desk assistant', redirect_uris: [redirectUri] },
    state: () => 'a state',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
    saveDiscoveryState: (discovery) => {
      kept.discovery = discovery;
    },
    discoveryState: () => kept.discovery,
    invalidateCredentials: () => {
      delete kept.tokens;
    },
    redirectToAuthorization: (url) => {
      kept.sentTo = url;
    },
  };
  return { kept, provider };
}

type Authorization = { readonly authProvider: OAuthClientProvider } | { readonly token: string };

/** The protocol's own client, which shares no code with the server but the package of its types. */
export function makeMcpClient(publicUrl: string, authorization: Authorization, era: Era = 'modern') {
  const authProvider =
    'token' in authorization ? { token: async () => authorization.token } : authorization.authProvider;
  const transport = new StreamableHTTPClientTransport(new URL(`${publicUrl}/api/mcp`), { authProvider });
  const mode = era === 'legacy' ? 'legacy' : { pin: '2026-07-28' };
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } });
  return { client, transport, connect: () => client.connect(transport) };
}

type Text = { readonly type: string; readonly text?: string };

/** What a tool returned: its JSON, or the words of its refusal. */
export async function use(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { isError, content } = await client.callTool({ name, arguments: input });
  const [{ text = '' } = { text: '' }] = content as Text[];
  return isError ? { refusal: text } : JSON.parse(text);
}
