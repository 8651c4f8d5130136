import { describe, expect, it } from 'vitest';
import { calendar, codeVerifier, type MakeCalendarsSubject, newEvent, useCalendars } from './calendars-subject.ts';

export function calendarAccessContract(name: string, makeSubject: MakeCalendarsSubject): void {
  describe(`access to calendars: ${name}`, () => {
    const { subject, calendars, consent, connect, open } = useCalendars(makeSubject);

    describe('a consent', () => {
      it('returns the state, and a code that grants access once', async () => {
        const began = Date.now();
        const url = await calendars().consentUrl({ state: 'a state & more', codeVerifier });
        const back = await subject().consent(url, 'allow');
        expect(back.get('state')).toBe('a state & more');
        const code = back.get('code') ?? '';
        const grant = await calendars().redeem({ code, codeVerifier });
        expect(grant).toEqual({
          refreshToken: expect.any(String),
          accessToken: expect.any(String),
          expiresAt: expect.any(Date),
        });
        expect(grant.expiresAt.getTime()).toBeGreaterThan(began);
        await expect(calendars().redeem({ code, codeVerifier })).rejects.toMatchObject({
          code: 'calendar_code_invalid',
        });
      });

      it('gives no access to a program with another verifier', async () => {
        const code = await consent();
        const stolen = calendars().redeem({ code, codeVerifier: `${codeVerifier}x` });
        await expect(stolen).rejects.toMatchObject({ code: 'calendar_code_invalid' });
      });

      it.each(['', 'never', 'a b&c=d'])('is none with the code "%s"', async (code) => {
        await expect(calendars().redeem({ code, codeVerifier })).rejects.toMatchObject({
          code: 'calendar_code_invalid',
        });
      });

      it('that the user refuses returns an error', async () => {
        const url = await calendars().consentUrl({ state: 'state', codeVerifier });
        const back = await subject().consent(url, 'refuse');
        expect(Object.fromEntries(back)).toEqual({ state: 'state', error: 'access_denied' });
      });

      it('without the calendar is reported and withdrawn', async () => {
        const redeemed = calendars().redeem({ code: await consent('untick'), codeVerifier });
        await expect(redeemed).rejects.toMatchObject({ code: 'calendar_scope_missing' });
      });

      it('can be repeated, and both grants work', async () => {
        const [first, second] = [await connect(), await connect()];
        expect(second.refreshToken).not.toBe(first.refreshToken);
        for (const { refreshToken } of [first, second])
          expect(await calendars().refresh(refreshToken)).toMatchObject({ accessToken: expect.any(String) });
      });
    });

    describe('an access token', () => {
      it('that has expired is reported by every method, and a new one works', async () => {
        const { accessToken, refreshToken, calendarId } = await open();
        const event = newEvent();
        await calendars().insertEvent(accessToken, calendarId, event);
        await subject().expireAccess();
        const place = { calendarId, eventId: event.id };
        for (const call of [
          () => calendars().createCalendar(accessToken, calendar),
          () => calendars().findEvent(accessToken, place),
          () => calendars().insertEvent(accessToken, calendarId, newEvent()),
          () => calendars().updateEvent(accessToken, calendarId, event),
          () => calendars().deleteEvent(accessToken, place),
          () => calendars().deleteCalendar(accessToken, calendarId),
        ])
          await expect(call()).rejects.toMatchObject({ code: 'calendar_access_expired' });
        const fresh = await calendars().refresh(refreshToken);
        expect(fresh.accessToken).not.toBe(accessToken);
        expect(fresh.expiresAt.getTime()).toBeGreaterThan(Date.now());
        expect(await calendars().findEvent(fresh.accessToken, place)).toBe('live');
      });
    });

    it('know us and the address of our callback', async () => {
      expect(await calendars().findProblem()).toBeUndefined();
    });

    describe('a grant', () => {
      it('that the user withdrew gives no access', async () => {
        const { accessToken, refreshToken, calendarId } = await open();
        await subject().withdraw();
        await expect(calendars().refresh(refreshToken)).rejects.toMatchObject({ code: 'calendar_access_lost' });
        const found = calendars().findEvent(accessToken, { calendarId, eventId: 'u0000000000' });
        await expect(found).rejects.toMatchObject({ code: 'calendar_access_expired' });
      });

      it('can be withdrawn by us, however often', async () => {
        const { accessToken, refreshToken, calendarId } = await open();
        await calendars().revoke(refreshToken);
        await calendars().revoke(refreshToken);
        await expect(calendars().refresh(refreshToken)).rejects.toMatchObject({ code: 'calendar_access_lost' });
        const inserted = calendars().insertEvent(accessToken, calendarId, newEvent());
        await expect(inserted).rejects.toMatchObject({ code: 'calendar_access_expired' });
      });

      it('that never existed is none', async () => {
        await expect(calendars().refresh('1//never')).rejects.toMatchObject({ code: 'calendar_access_lost' });
        await calendars().revoke('1//never');
      });
    });
  });
}
