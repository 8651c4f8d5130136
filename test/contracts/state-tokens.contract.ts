import { describe, expect, it } from 'vitest';
import { type FixedClock, fixedClock } from '#adapters/memory/clock.ts';
import type { StateTokens } from '#core/ports/state-tokens.ts';

const noon = new Date('2027-01-06T11:00:00Z');
const inTenMinutes = new Date('2027-01-06T11:10:00Z');
const state = { id: '0c9e8d7c-6b5a-4948-8372-61504f3e2d1c', householdId: 'b0b6c3d0-1f5c-4d8e-9d0a-1c2d3e4f5a6b' };

export function stateTokensContract(name: string, makeSubject: (clock: FixedClock) => StateTokens): void {
  describe(`state tokens: ${name}`, () => {
    it('return their state for their purpose, and are safe in an address', async () => {
      const tokens = makeSubject(fixedClock(noon));
      const token = await tokens.issue(state, 'connect-calendar', inTenMinutes);
      expect(await tokens.verify(token, 'connect-calendar')).toEqual(state);
      expect(encodeURIComponent(token)).toBe(token);
    });

    it('are worth nothing for another purpose', async () => {
      const tokens = makeSubject(fixedClock(noon));
      const token = await tokens.issue(state, 'connect-calendar', inTenMinutes);
      expect(await tokens.verify(token, 'connect')).toBeUndefined();
    });

    it('expire', async () => {
      const clock = fixedClock(noon);
      const tokens = makeSubject(clock);
      const token = await tokens.issue(state, 'connect-calendar', inTenMinutes);
      clock.advance({ minutes: 9, seconds: 59 });
      expect(await tokens.verify(token, 'connect-calendar')).toEqual(state);
      clock.advance({ seconds: 1 });
      expect(await tokens.verify(token, 'connect-calendar')).toBeUndefined();
    });

    it('are refused when altered, invented or issued elsewhere', async () => {
      const [tokens, other] = [makeSubject(fixedClock(noon)), makeSubject(fixedClock(noon))];
      const token = await tokens.issue(state, 'connect-calendar', inTenMinutes);
      expect(await other.verify(token, 'connect-calendar')).toBeUndefined();
      for (const text of ['', '..', 'a.b.c', `${token}x`, token.slice(1), token.slice(0, -3)]) {
        expect(await tokens.verify(text, 'connect-calendar')).toBeUndefined();
      }
    });
  });
}
