import type { Configuration } from 'openid-client';

export type ProviderSettings = {
  /** As the provider writes it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends the browser back to. */
  readonly callbackUrl: string;
};

const timeoutSeconds = 10;

/** Imported with the first sign-in, so that the server starts sooner. */
export const loadClient = () => import('openid-client');

/** Reads the provider's description of itself. Throws what the library throws. */
export async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, discovery, enableNonRepudiationChecks } =
    await loadClient();
  const server = new URL(issuer);
  // A provider on this machine may have no certificate.
  const execute = server.protocol === 'http:' ? [allowInsecureRequests] : [];
  const options = { execute: [...execute, enableNonRepudiationChecks], timeout: timeoutSeconds };
  const authenticate: Parameters<typeof discovery>[3] = (as, ...rest) => {
    // The standard's default is the header.
    const offered = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const method = offered.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    return method(clientSecret)(as, ...rest);
  };
  return discovery(server, clientId, undefined, authenticate, options);
}

/** Whether the provider doesn't know our client or its secret. Some say so in words, others with a challenge. */
export function rejectsClient(error: unknown): boolean {
  const { code, error: refusal } = error as { readonly code?: string; readonly error?: string };
  return (
    refusal === 'invalid_client' || refusal === 'unauthorized_client' || code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE'
  );
}
