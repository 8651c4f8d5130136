import { document, protocol } from './endpoint.ts';

const contentType = 'application/json';
/** In bytes. A code or a token with what belongs to it has less than 2 KB. */
const largestBody = 8 * 1024;

export const describeResource = document('GET /.well-known/oauth-protected-resource/api/mcp', {
  access: 'public',
  needs: 'mcp',
  summary: 'Where apps get tokens for `/api/mcp` (RFC 9728)',
  contentType,
});

/** Some apps look only here. The resource that it describes is the same. */
export const describeResourceAtRoot = document('GET /.well-known/oauth-protected-resource', {
  access: 'public',
  needs: 'mcp',
  summary: 'The same as for `/api/mcp`, for apps that look at the root',
  contentType,
});

export const describeAuthorization = document('GET /.well-known/oauth-authorization-server', {
  access: 'public',
  needs: 'mcp',
  summary: 'How apps get tokens (RFC 8414)',
  contentType,
});

export const issueToken = protocol('POST /api/oauth/token', {
  access: 'public',
  needs: 'mcp',
  limit: 'app-token',
  securityEvent: 'app token issued',
  summary: 'Exchange a code or a refresh token for an access token (RFC 6749)',
  largestBody,
});

export const revokeToken = protocol('POST /api/oauth/revoke', {
  access: 'public',
  needs: 'mcp',
  limit: 'app-token',
  securityEvent: 'app token revoked',
  summary: 'End the app that a token belongs to (RFC 7009)',
  largestBody,
});
