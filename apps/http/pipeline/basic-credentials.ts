import { readTokenText, type TokenParts } from '#core/domain/access/api-token.ts';
import { knownAddress } from '#core/domain/people/email-address.ts';

/** `email` is as it is compared. */
type BasicCredentials = { readonly email: string; readonly token: TokenParts };

/** The user and the password of Basic authentication (RFC 7617). Undefined unless the password is written as an API token. */
export function basicCredentials(authorization: string): BasicCredentials | undefined {
  const [, encoded = ''] = /^basic +([A-Za-z0-9+/]+=*)$/i.exec(authorization) ?? [];
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.lastIndexOf(':');
  const token = readTokenText(text.slice(colon + 1).trim());
  return token && { email: knownAddress(text.slice(0, Math.max(colon, 0))), token };
}
