import { describe, expect, it } from 'vitest';
import {
  allows,
  expiryProblem,
  isTokenOver,
  isTokenUseWorthNoting,
  readTokenText,
  tokenText,
} from '#core/domain/access/api-token.ts';
import { buildApiToken } from '../../../support/people/factories.ts';

const householdId = '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11';
const secret = 'ab'.repeat(32);
const now = new Date('2027-01-06T12:00:00Z');
const at = (text: string) => new Date(text);

describe('the text of a token', () => {
  it('names the household and contains the secret', () => {
    const text = `upkept_5f0c7e0c53d54f5c8dd50c6a3b7b1a11_${secret}`;
    expect(tokenText({ householdId, secret })).toBe(text);
    expect(readTokenText(text)).toEqual({ householdId, secret });
  });

  it.each([
    '',
    'upkept_',
    secret,
    'eyJhbGciOiJIUzI1NiJ9.e30.x',
    `upkept_${secret}`,
    `UPKEPT_5f0c7e0c53d54f5c8dd50c6a3b7b1a11_${secret}`,
    `upkept_5f0c7e0c53d54f5c8dd50c6a3b7b1a11_${secret}0`,
    `upkept_5f0c7e0c53d54f5c8dd50c6a3b7b1a11_${secret}\n`,
    ` upkept_5f0c7e0c53d54f5c8dd50c6a3b7b1a11_${secret}`,
    `upkept_5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11_${secret}`,
  ])('isn’t %j', (text) => {
    expect(readTokenText(text)).toBeUndefined();
  });
});

describe('a token', () => {
  it('expires within a year', () => {
    expect(expiryProblem(at('2027-01-06T12:00:00.001Z'), now)).toBeUndefined();
    expect(expiryProblem(at('2028-01-07T12:00:00Z'), now)).toBeUndefined();
    expect(expiryProblem(now, now)).toBe('Choose a day in the future');
    expect(expiryProblem(at('2028-01-07T12:00:00.001Z'), now)).toBe('A token can be valid for a year at most');
    const token = buildApiToken(householdId, 'person', { expiresAt: now });
    expect([isTokenOver(token, at('2027-01-06T11:59:59.999Z')), isTokenOver(token, now)]).toEqual([false, true]);
  });

  it('allows what its scope includes', () => {
    const granted = [
      allows('read', 'read'),
      allows('write', 'read'),
      allows('write', 'write'),
      allows('read', 'write'),
    ];
    expect(granted).toEqual([true, true, true, false]);
  });

  it('notes its first use, and then one a day', () => {
    const token = buildApiToken(householdId, householdId);
    expect(isTokenUseWorthNoting(token, now)).toBe(true);
    expect(isTokenUseWorthNoting({ ...token, lastUsedAt: at('2027-01-05T12:00:00Z') }, now)).toBe(true);
    expect(isTokenUseWorthNoting({ ...token, lastUsedAt: at('2027-01-05T12:00:01Z') }, now)).toBe(false);
  });
});
