import { createHash, createHmac } from 'node:crypto';
import type { LinkTokens } from '#core/ports/link-tokens.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const uuidLength = 36;
/** An HMAC-SHA-256 in base64url without padding. */
const code = /^[\w-]{43}$/;

/** `secret`: 32 bytes. Throws for an id that is not a lower-case UUID. */
export function makeLinkTokens({ secret }: { secret: Uint8Array }): LinkTokens {
  return {
    tokenFor(linkId) {
      if (!uuid.test(linkId)) throw new TypeError('A link id is a lower-case UUID');
      return `${linkId}.${createHmac('sha256', secret).update(linkId).digest('base64url')}`;
    },

    linkIdOf(token) {
      const linkId = token.slice(0, uuidLength);
      const shaped = uuid.test(linkId) && token[uuidLength] === '.' && code.test(token.slice(uuidLength + 1));
      return shaped ? linkId : undefined;
    },

    hash: (token) => createHash('sha256').update(token).digest('hex'),
  };
}
