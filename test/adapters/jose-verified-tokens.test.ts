import { describe, expect, it } from 'vitest';
import { makeVerifiedTokens } from '#adapters/jose/verified-tokens.ts';

const claims = { householdId: 'h', sessionId: 's' };

describe('verified tokens', () => {
  it('forgets the one unused for longest when it is full', () => {
    const tokens = makeVerifiedTokens(2);
    tokens.add('first', claims, 100);
    tokens.add('second', claims, 100);
    tokens.get('first', 0);
    tokens.add('third', claims, 100);
    expect(tokens.get('first', 0)).toBe(claims);
    expect(tokens.get('second', 0)).toBeUndefined();
    expect(tokens.get('third', 0)).toBe(claims);
  });

  it('keeps its size when one token comes twice', () => {
    const tokens = makeVerifiedTokens(2);
    for (const token of ['first', 'second', 'second']) tokens.add(token, claims, 100);
    expect(tokens.get('first', 0)).toBe(claims);
  });

  it('forgets a token that has ended', () => {
    const tokens = makeVerifiedTokens(2);
    tokens.add('token', claims, 100);
    expect(tokens.get('token', 99)).toBe(claims);
    expect(tokens.get('token', 100)).toBeUndefined();
    expect(tokens.get('token', 99)).toBeUndefined();
  });
});
