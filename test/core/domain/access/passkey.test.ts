import { expect, it } from 'vitest';
import { isChallengeOpen } from '#core/domain/access/passkey.ts';

const at = (text: string) => new Date(`2027-01-06T${text}Z`);

it('a challenge is open for five minutes, and for a passkey that has met none since', () => {
  const issuedAt = at('12:00:00.000');
  expect(isChallengeOpen(issuedAt, at('12:04:59.999'))).toBe(true);
  expect(isChallengeOpen(issuedAt, at('12:05:00.000'))).toBe(false);
  const now = at('12:01:00.000');
  expect(isChallengeOpen(issuedAt, now, { lastUsedAt: at('11:59:59.999') })).toBe(true);
  expect(isChallengeOpen(issuedAt, now, { lastUsedAt: issuedAt })).toBe(false);
  expect(isChallengeOpen(issuedAt, now, { lastUsedAt: at('12:00:00.001') })).toBe(false);
});
