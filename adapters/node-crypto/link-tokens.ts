import { createHash, createHmac } from 'node:crypto';
import type { LinkTokens } from '#core/ports/link-tokens.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const uuidLength = 36;

/** `secret`: 32 bytes. Throws for an id that is not a lower-case UUID. See docs/decisions/0004. */
export function makeLinkTokens({ secret }: { secret: Uint8Array }): LinkTokens {
  const tokenFor = (linkId: string) => {
    if (!uuid.test(linkId)) throw new TypeError('A link id is a lower-case UUID');
    return `${linkId}.${createHmac('sha256', secret).update(linkId).digest('base64url')}`;
  };
  const hash = (token: string) => createHash('sha256').update(token).digest('hex');
  return {
    tokenFor,
    linkIdOf(token) {
      const linkId = token.slice(0, uuidLength);
      // Hashes are compared, so that the time it takes says nothing about the code.
      return uuid.test(linkId) && hash(token) === hash(tokenFor(linkId)) ? linkId : undefined;
    },
    hash,
  };
}
