import { createHash, createHmac } from 'node:crypto';
import { codeOf } from '#core/domain/access/sign-in-code.ts';
import type { LinkTokens } from '#core/ports/link-tokens.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const uuidLength = 36;

/** What a link's id is signed for. Tokens have no name, as those that were mailed before there were others. */
const purposes = { token: '', request: 'request ', code: 'code ', removal: 'removal ' } as const;

/** `secret`: 32 bytes. Throws for an id that is not a lower-case UUID. See docs/decisions/0004. */
export function makeLinkTokens({ secret }: { secret: Uint8Array }): LinkTokens {
  const macFor = (purpose: keyof typeof purposes, linkId: string) => {
    if (!uuid.test(linkId)) throw new TypeError('A link id is a lower-case UUID');
    return createHmac('sha256', secret).update(`${purposes[purpose]}${linkId}`).digest();
  };
  const textFor = (purpose: 'token' | 'request' | 'removal') => (linkId: string) =>
    `${linkId}.${macFor(purpose, linkId).toString('base64url')}`;
  const hash = (token: string) => createHash('sha256').update(token).digest('hex');
  /** Hashes are compared, so that the time it takes says nothing about the code. */
  const areSame = (one: string, other: string) => hash(one) === hash(other);
  const idIn = (textOf: (linkId: string) => string) => (text: string) => {
    const linkId = text.slice(0, uuidLength);
    return uuid.test(linkId) && areSame(text, textOf(linkId)) ? linkId : undefined;
  };
  const tokenFor = textFor('token');
  const requestFor = textFor('request');
  const removalFor = textFor('removal');
  const codeFor = (linkId: string) => codeOf(macFor('code', linkId));
  return {
    tokenFor,
    linkIdOf: idIn(tokenFor),
    hash,
    requestFor,
    linkIdOfRequest: idIn(requestFor),
    codeFor,
    removalFor,
    passkeyIdOfRemoval: idIn(removalFor),
    isCodeFor: (linkId, code) => areSame(code, codeFor(linkId)),
  };
}
