import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/oauth.ts';
import type { DocumentReply, Handlers } from '../pipeline/handler.ts';
import { authorizationMetadata, resourceMetadata } from '../presenters/authorization.ts';

/** A refusal in OAuth's words (RFC 6749, section 5.2). */
const refused = (error: 'invalid_request' | 'invalid_grant' | 'unsupported_grant_type' | 'invalid_target') => ({
  status: 400,
  body: { error },
});

/** The fields of a form that each come once. Undefined if one comes twice. */
function fieldsOf(body: Uint8Array): Readonly<Record<string, string>> | undefined {
  const fields = new URLSearchParams(new TextDecoder().decode(body));
  return new Set(fields.keys()).size === fields.size ? Object.fromEntries(fields) : undefined;
}

export const oauthRoutes = (app: App): Handlers<typeof endpoints> => {
  const { publicUrl } = app.config;
  const { resource } = resourceMetadata(publicUrl);
  const shared = { 'Cache-Control': 'public, max-age=3600' };

  const tokensFor = (fields: Readonly<Record<string, string>>) => {
    const { grant_type, client_id: clientId = '' } = fields;
    if (grant_type === 'refresh_token') return app.refreshApp({ clientId, refreshToken: fields.refresh_token ?? '' });
    const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier = '' } = fields;
    return app.exchangeCode({ code, clientId, redirectUri, verifier });
  };

  return {
    describeResource: async () => ({ body: resourceMetadata(publicUrl), headers: shared }),
    describeResourceAtRoot: async () => ({ body: resourceMetadata(publicUrl), headers: shared }),
    describeAuthorization: async () => ({ body: authorizationMetadata(publicUrl), headers: shared }),
    issueToken: async ({ body }): Promise<DocumentReply> => {
      const fields = fieldsOf(body);
      if (!fields?.grant_type || !fields.client_id) return refused('invalid_request');
      if (!['authorization_code', 'refresh_token'].includes(fields.grant_type))
        return refused('unsupported_grant_type');
      if ((fields.resource ?? resource) !== resource) return refused('invalid_target');
      const tokens = await tokensFor(fields);
      if (!tokens) return refused('invalid_grant');
      const { accessToken, refreshToken, expiresInSeconds, scope } = tokens;
      return {
        body: {
          access_token: accessToken,
          token_type: 'Bearer',
          expires_in: expiresInSeconds,
          refresh_token: refreshToken,
          scope,
        },
        headers: { Pragma: 'no-cache' },
      };
    },
    revokeToken: async ({ body }): Promise<DocumentReply> => {
      const { token, client_id: clientId } = fieldsOf(body) ?? {};
      if (!token || !clientId) return refused('invalid_request');
      await app.revokeApp({ token, clientId });
      return { body: {} };
    },
  };
};
