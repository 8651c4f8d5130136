import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeFileLinks } from '#adapters/node-crypto/file-links.ts';
import { deriveKeys } from '#adapters/node-crypto/keyring.ts';
import { makeLinkTokens } from '#adapters/node-crypto/link-tokens.ts';

const tokens = makeLinkTokens({ secret: new Uint8Array(32).fill(1) });
const id = '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11';

describe('link tokens', () => {
  it('are the same for the same id and safe in an address', () => {
    const token = tokens.tokenFor(id);
    expect(token).toBe(tokens.tokenFor(id));
    expect(token).toMatch(/^[0-9a-f-]{36}\.[\w-]{43}$/);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it('differ by id and by secret', () => {
    const other = makeLinkTokens({ secret: new Uint8Array(32).fill(2) });
    const codes = [tokens.tokenFor(id), tokens.tokenFor(randomUUID()), other.tokenFor(id)].map((token) =>
      token.slice(36),
    );
    expect(new Set(codes).size).toBe(3);
  });

  it('name their id', () => {
    expect(tokens.linkIdOf(tokens.tokenFor(id))).toBe(id);
  });

  const code = tokens.tokenFor(id).slice(37);
  it.each([
    '',
    id,
    `${id}.`,
    `${id}.${code}=`,
    `${id}.${code}a`,
    `${id}.${code.slice(1)}`,
    `${id}.${code.slice(1)}+`,
    `${id}.${code}\n`,
    ` ${id}.${code}`,
    `${id.toUpperCase()}.${code}`,
    `${id.slice(1)}.${code}`,
    `${id}-${code}`,
    `${id.replaceAll('-', '_')}.${code}`,
    `${id}.${code}.${code}`,
    'x'.repeat(10_000),
    `${id}.${tokens.tokenFor(randomUUID()).slice(37)}`,
    makeLinkTokens({ secret: new Uint8Array(32).fill(2) }).tokenFor(id),
  ])('have no id in another shape, or with a code that isn’t ours: %.50s', (text) => {
    expect(tokens.linkIdOf(text)).toBeUndefined();
  });

  it('are made of UUIDs only', () => {
    expect(() => tokens.tokenFor("x' or 1=1")).toThrow('UUID');
  });

  it('are stored as a hash that reveals nothing', () => {
    const token = tokens.tokenFor(id);
    expect(tokens.hash(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(tokens.hash(token)).toBe(tokens.hash(token));
    expect(tokens.hash(`${token.slice(0, -1)}~`)).not.toBe(tokens.hash(token));
  });
});

describe('the keyring', () => {
  const master = 'a master secret of enough characters';
  const hex = (key: Uint8Array) => Buffer.from(key).toString('hex');

  it('makes one key of 32 bytes for each purpose, the same every time', () => {
    const keys = Object.values(deriveKeys(master));
    expect(keys.map((key) => key.byteLength)).toEqual(keys.map(() => 32));
    expect(new Set(keys.map(hex)).size).toBe(keys.length);
    expect(Object.values(deriveKeys(new TextEncoder().encode(master))).map(hex)).toEqual(keys.map(hex));
  });

  it('never changes its keys, since that would end every session', () => {
    expect(hex(deriveKeys('0123456789abcdef0123456789abcdef').sessions)).toMatchInlineSnapshot(
      `"b5551bf5eecd18e52c7b4a6bc62162a433f3011503a69a244254f7c458db5142"`,
    );
  });

  it('refuses a short secret', () => {
    expect(() => deriveKeys('short')).toThrow('32 bytes');
  });
});

describe('links of files', () => {
  it('are the same within an hour, and valid for one to two', () => {
    let now = new Date();
    const at = (time: string) => {
      now = new Date(`2027-01-06T${time}Z`);
      return links;
    };
    const links = makeFileLinks({ secret: new Uint8Array(32).fill(1), now: () => now });
    const named = { householdId: id, id: '0c9e8d7c-6b5a-4948-8372-61504f3e2d1c' };
    const file = { ...named, reader: '5f0b9a3e-0f4e-4d3c-9d38-5a1f3b1e8a10' };
    const token = at('12:00:00.000').issue(file);
    expect(at('12:59:59.999').issue(file)).toBe(token);
    expect(at('13:00:00.000').issue(file)).not.toBe(token);
    expect(at('13:59:59.999').verify(token)).toEqual(file);
    expect(at('14:00:00.000').verify(token)).toBeUndefined();
    const shared = { ...named, passport: '00112233445566778899aabbccddeeff' };
    expect(at('12:00:00.000').verify(at('12:00:00.000').issue(shared))).toEqual(shared);
    expect(() => links.issue(named)).toThrow('for a reader or of a passport');
  });
});
