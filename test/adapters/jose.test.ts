import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { makeSessionTokens } from '#adapters/jose/session-tokens.ts';

const secret = new Uint8Array(32).fill(7);
const claims = {
  personId: 'b0b6c3d0-1f5c-4d8e-9d0a-1c2d3e4f5a6b',
  sessionId: '0c9e8d7c-6b5a-4948-8372-61504f3e2d1c',
};
const start = new Date('2026-11-21T08:00:00Z');
const seconds = (count: number) => new Date(start.getTime() + count * 1000);

function setUp({ at = start, key = secret } = {}) {
  const clock = { at };
  return { clock, tokens: makeSessionTokens({ secret: key, now: () => clock.at }) };
}

const sign = (header: Record<string, unknown>, payload: Record<string, unknown>, key = secret) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', ...header })
    .setIssuer((payload.iss as string) ?? 'upkept')
    .setAudience((payload.aud as string) ?? 'upkept-api')
    .setExpirationTime(seconds(60))
    .sign(key);

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('session tokens', () => {
  it('gives back what it was issued for, the first time and every time', async () => {
    const { tokens } = setUp();
    const token = await tokens.issue(claims, seconds(60));
    expect(await tokens.verify(token)).toEqual(claims);
    expect(await tokens.verify(token)).toEqual(claims);
  });

  it('accepts what another server with the same secret issued', async () => {
    const token = await setUp().tokens.issue(claims, seconds(60));
    expect(await setUp().tokens.verify(token)).toEqual(claims);
  });

  it('ends at its expiry by the given clock, also when it was seen before', async () => {
    const { clock, tokens } = setUp();
    const seen = await tokens.issue(claims, seconds(60));
    clock.at = seconds(59.9);
    expect(await tokens.verify(seen)).toEqual(claims);
    clock.at = seconds(60);
    expect(await tokens.verify(seen)).toBeUndefined();
    expect(await setUp({ at: seconds(60) }).tokens.verify(seen)).toBeUndefined();
  });

  it('refuses every change of a single character', async () => {
    const { tokens } = setUp();
    const token = await tokens.issue(claims, seconds(60));
    await tokens.verify(token);
    const others = (character: string) => ['A', 'B', 'C', 'D', 'z', '_', '.'].filter((other) => other !== character);
    for (const [index, character] of [...token].entries()) {
      for (const other of others(character)) {
        const altered = token.slice(0, index) + other + token.slice(index + 1);
        if ((await tokens.verify(altered)) !== undefined) expect.fail(`accepted ${other} at ${index}`);
      }
    }
  });

  it('refuses tokens of another key', async () => {
    const stranger = setUp({ key: new Uint8Array(32).fill(8) });
    expect(await setUp().tokens.verify(await stranger.tokens.issue(claims, seconds(60)))).toBeUndefined();
  });

  it('refuses tokens that are not signed', async () => {
    const payload = {
      sub: claims.personId,
      sid: claims.sessionId,
      iss: 'upkept',
      aud: 'upkept-api',
      exp: start.getTime() / 1000 + 60,
    };
    for (const alg of ['none', 'None', 'HS512']) {
      expect(await setUp().tokens.verify(`${part({ alg })}.${part(payload)}.`)).toBeUndefined();
    }
  });

  it('refuses tokens of ours that were signed for something else', async () => {
    const { tokens } = setUp();
    const good = { sub: claims.personId, sid: claims.sessionId };
    expect(await tokens.verify(await sign({}, good))).toEqual(claims);
    expect(await tokens.verify(await sign({}, { ...good, iss: 'other' }))).toBeUndefined();
    expect(await tokens.verify(await sign({}, { ...good, aud: 'other' }))).toBeUndefined();
    expect(await tokens.verify(await sign({}, { sub: claims.personId }))).toBeUndefined();
    expect(await tokens.verify(await sign({}, { ...good, sid: 5 }))).toBeUndefined();
    expect(await tokens.verify(await sign({}, { sid: claims.sessionId }))).toBeUndefined();
  });

  it.each(['', '.', '..', 'a.b.c', 'null', '\0', 'x'.repeat(100_000), `${'x'.repeat(400)}.`.repeat(3)])(
    'refuses nonsense without throwing: %.20s',
    async (nonsense) => {
      expect(await setUp().tokens.verify(nonsense)).toBeUndefined();
    },
  );

  it('refuses a secret that is too short or too long', () => {
    expect(() => setUp({ key: new Uint8Array(16) })).toThrow('32 bytes');
  });
});
