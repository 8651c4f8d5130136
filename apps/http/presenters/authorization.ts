import { contract } from '#apps/contract/index.ts';
import { product } from '#apps/contract/product.ts';
import { tokenScopes } from '#core/domain/access/api-token.ts';

/** Where a program that was refused learns how to get a token. */
export const resourceMetadataAddress = (publicUrl: string): string => `${publicUrl}${contract.describeResource.path}`;

/** RFC 9728. */
export const resourceMetadata = (publicUrl: string) => ({
  resource: `${publicUrl}/api/mcp`,
  authorization_servers: [publicUrl],
  scopes_supported: tokenScopes,
  bearer_methods_supported: ['header'],
  resource_name: product.name,
});

/** RFC 8414. The page where a person decides is one of the app's. */
export const authorizationMetadata = (publicUrl: string) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}/connect-app`,
  token_endpoint: `${publicUrl}${contract.issueToken.path}`,
  revocation_endpoint: `${publicUrl}${contract.revokeToken.path}`,
  scopes_supported: tokenScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
});
