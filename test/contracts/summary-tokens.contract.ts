import { describe, expect, it } from 'vitest';
import { type FixedClock, fixedClock } from '#adapters/memory/clock.ts';
import type { SummaryTokens } from '#core/ports/summary-tokens.ts';

const noon = new Date('2027-01-06T11:00:00Z');
const inTenMinutes = new Date('2027-01-06T11:10:00Z');
const householdId = 'b0b6c3d0-1f5c-4d8e-9d0a-1c2d3e4f5a6b';
const recipient = { householdId, personId: '1d0c2b3a-4f5e-4a6b-8c7d-9e0f1a2b3c4d' };
const action = {
  ...recipient,
  taskId: '0c9e8d7c-6b5a-4948-8372-61504f3e2d1c',
  action: 'not-this-week',
  on: '2027-01-09',
} as const;

export function summaryTokensContract(name: string, makeSubject: (clock: FixedClock) => SummaryTokens): void {
  describe(`summary tokens: ${name}`, () => {
    it('return what they were issued for, and are safe in an address', async () => {
      const tokens = makeSubject(fixedClock(noon));
      const act = await tokens.issueAction(action, inTenMinutes);
      const unsubscribe = await tokens.issueUnsubscribe(recipient, inTenMinutes);
      expect(await tokens.verifyAction(act)).toEqual({ ...action, expiresAt: inTenMinutes });
      expect(await tokens.verifyUnsubscribe(unsubscribe)).toEqual({ ...recipient, expiresAt: inTenMinutes });
      for (const token of [act, unsubscribe]) expect(encodeURIComponent(token)).toBe(token);
    });

    it('are worth nothing for the other purpose', async () => {
      const tokens = makeSubject(fixedClock(noon));
      expect(await tokens.verifyUnsubscribe(await tokens.issueAction(action, inTenMinutes))).toBeUndefined();
      expect(await tokens.verifyAction(await tokens.issueUnsubscribe(recipient, inTenMinutes))).toBeUndefined();
    });

    it('expire', async () => {
      const clock = fixedClock(noon);
      const tokens = makeSubject(clock);
      const act = await tokens.issueAction(action, inTenMinutes);
      const unsubscribe = await tokens.issueUnsubscribe(recipient, inTenMinutes);
      clock.set(inTenMinutes);
      expect(await tokens.verifyAction(act)).toBeUndefined();
      expect(await tokens.verifyUnsubscribe(unsubscribe)).toBeUndefined();
    });

    it('are refused when altered, invented or issued elsewhere', async () => {
      const [tokens, other] = [makeSubject(fixedClock(noon)), makeSubject(fixedClock(noon))];
      const act = await tokens.issueAction(action, inTenMinutes);
      const unsubscribe = await tokens.issueUnsubscribe(recipient, inTenMinutes);
      expect(await other.verifyAction(act)).toBeUndefined();
      expect(await other.verifyUnsubscribe(unsubscribe)).toBeUndefined();
      for (const text of ['', '..', 'a.b.c', `${act}x`, act.slice(1), unsubscribe.slice(0, -3)]) {
        expect(await tokens.verifyAction(text)).toBeUndefined();
        expect(await tokens.verifyUnsubscribe(text)).toBeUndefined();
      }
    });
  });
}
