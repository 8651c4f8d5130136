import { describe, expect, it } from 'vitest';
import { calendar, codeVerifier, type MakeCalendarsSubject, newEvent, useCalendars } from './calendars-subject.ts';

export function calendarsContract(name: string, makeSubject: MakeCalendarsSubject): void {
  describe(`calendars: ${name}`, () => {
    const { subject, calendars, consent, open } = useCalendars(makeSubject);

    describe('an event', () => {
      it('appears as it was written', async () => {
        const { accessToken, calendarId } = await open();
        const { link: _, ...event } = newEvent({ title: 'Ängste & <b>“Filter”</b>', description: 'One\nTwo\n\nThree' });
        expect(
          await calendars().insertEvent(accessToken, calendarId, { ...event, link: 'https://upkept.example/' }),
        ).toBe('saved');
        expect(await subject().seen(calendarId)).toEqual([{ ...event, status: 'live' }]);
      });

      it('is replaced as a whole', async () => {
        const { accessToken, calendarId } = await open();
        const event = newEvent();
        await calendars().insertEvent(accessToken, calendarId, event);
        const {
          reminderMinutes: _,
          link,
          ...others
        } = newEvent({
          id: event.id,
          title: '✓ Maintain your home',
          description: '',
          startsAt: '2027-03-02T23:30:00+11:00',
          endsAt: '2027-03-03T01:00:00+11:00',
          timezone: 'Australia/Lord_Howe',
        });
        expect(await calendars().updateEvent(accessToken, calendarId, { ...others, link })).toBe('saved');
        expect(await subject().seen(calendarId)).toEqual([{ ...others, reminderMinutes: undefined, status: 'live' }]);
      });

      it('has an id that no other event of its calendar can have, even once it is deleted', async () => {
        const { accessToken, calendarId } = await open();
        const other = await calendars().createCalendar(accessToken, calendar);
        const event = newEvent();
        const place = { calendarId, eventId: event.id };
        expect(await calendars().findEvent(accessToken, place)).toBeUndefined();
        expect(await calendars().insertEvent(accessToken, calendarId, event)).toBe('saved');
        expect(await calendars().findEvent(accessToken, place)).toBe('live');
        expect(await calendars().insertEvent(accessToken, calendarId, event)).toBe('id_taken');
        await calendars().deleteEvent(accessToken, place);
        expect(await calendars().findEvent(accessToken, place)).toBe('cancelled');
        expect(await calendars().insertEvent(accessToken, calendarId, event)).toBe('id_taken');
        expect(await calendars().insertEvent(accessToken, other, event)).toBe('saved');
        expect((await subject().seen(calendarId)).map(({ status }) => status)).toEqual(['cancelled']);
      });

      it('that the user deleted is found as such, and cannot be updated', async () => {
        const { accessToken, calendarId } = await open();
        const event = newEvent();
        await calendars().insertEvent(accessToken, calendarId, event);
        await subject().trashEvent(calendarId, event.id);
        expect(await calendars().findEvent(accessToken, { calendarId, eventId: event.id })).toBe('cancelled');
        expect(await calendars().updateEvent(accessToken, calendarId, event)).toBe('gone');
        expect((await subject().seen(calendarId)).map(({ status }) => status)).toEqual(['cancelled']);
      });

      it('that never existed cannot be updated', async () => {
        const { accessToken, calendarId } = await open();
        expect(await calendars().updateEvent(accessToken, calendarId, newEvent())).toBe('gone');
        expect(await subject().seen(calendarId)).toEqual([]);
      });

      it('is deleted once, and deleting it again or one that never existed changes nothing', async () => {
        const { accessToken, calendarId } = await open();
        const [event, bystander] = [newEvent(), newEvent({ startsAt: '2027-03-01T15:00:00+01:00' })];
        for (const each of [event, bystander]) await calendars().insertEvent(accessToken, calendarId, each);
        const place = { calendarId, eventId: event.id };
        for (let times = 0; times < 3; times++) await calendars().deleteEvent(accessToken, place);
        await calendars().deleteEvent(accessToken, { calendarId, eventId: newEvent().id });
        expect((await subject().seen(calendarId)).map(({ id, status }) => [id, status]).sort()).toEqual(
          [
            [event.id, 'cancelled'],
            [bystander.id, 'live'],
          ].sort(),
        );
      });

      it('is written once although five calls insert it at the same time', async () => {
        const { accessToken, calendarId } = await open();
        const event = newEvent();
        const results = await Promise.all(
          Array.from({ length: 5 }, () => calendars().insertEvent(accessToken, calendarId, event)),
        );
        expect(results.sort()).toEqual(['id_taken', 'id_taken', 'id_taken', 'id_taken', 'saved']);
        expect(await subject().seen(calendarId)).toHaveLength(1);
      });
    });

    describe('a calendar', () => {
      it('is a new one with each call', async () => {
        const { accessToken, calendarId } = await open();
        const other = await calendars().createCalendar(accessToken, calendar);
        expect(other).not.toBe(calendarId);
        expect(URL.canParse(calendars().addressOf(calendarId))).toBe(true);
      });

      it('that is deleted takes its events with it, and deleting it again changes nothing', async () => {
        const { accessToken, calendarId } = await open();
        const event = newEvent();
        await calendars().insertEvent(accessToken, calendarId, event);
        await calendars().deleteCalendar(accessToken, calendarId);
        await calendars().deleteCalendar(accessToken, calendarId);
        expect(await subject().seen(calendarId)).toEqual([]);
      });

      it('that the user deleted is reported to the next insert', async () => {
        const { accessToken, calendarId } = await open();
        const event = newEvent();
        await calendars().insertEvent(accessToken, calendarId, event);
        await subject().trashCalendar(calendarId);
        expect(await calendars().updateEvent(accessToken, calendarId, event)).toBe('gone');
        await calendars().deleteEvent(accessToken, { calendarId, eventId: event.id });
        const inserted = calendars().insertEvent(accessToken, calendarId, newEvent());
        await expect(inserted).rejects.toMatchObject({ code: 'calendar_gone' });
      });
    });

    it('leaves one event although responses are lost', async () => {
      const { accessToken, calendarId } = await open();
      const event = newEvent();
      await subject().loseResponses(1);
      const first = await calendars()
        .insertEvent(accessToken, calendarId, event)
        .catch((error: { code: string }) => error.code);
      // An adapter that retries finds the id taken; another one reports that it can't know.
      expect(['id_taken', 'calendar_unavailable']).toContain(first);
      expect(await calendars().findEvent(accessToken, { calendarId, eventId: event.id })).toBe('live');
      expect(await calendars().insertEvent(accessToken, calendarId, event)).toBe('id_taken');
      expect(await subject().seen(calendarId)).toHaveLength(1);
    });

    it('throws while the provider is away, and works again afterwards', async () => {
      const { accessToken, refreshToken, calendarId } = await open();
      const event = newEvent();
      const code = await consent();
      const place = { calendarId, eventId: event.id };
      await subject().goAway();
      for (const call of [
        () => calendars().redeem({ code: 'any', codeVerifier }),
        () => calendars().refresh(refreshToken),
        () => calendars().revoke(refreshToken),
        () => calendars().createCalendar(accessToken, calendar),
        () => calendars().findEvent(accessToken, place),
        () => calendars().insertEvent(accessToken, calendarId, event),
        () => calendars().updateEvent(accessToken, calendarId, event),
        () => calendars().deleteEvent(accessToken, place),
        () => calendars().deleteCalendar(accessToken, calendarId),
      ])
        await expect(call()).rejects.toMatchObject({ code: 'calendar_unavailable' });
      await subject().comeBack();
      expect(await calendars().insertEvent(accessToken, calendarId, event)).toBe('saved');
      expect(await calendars().redeem({ code, codeVerifier })).toMatchObject({ accessToken: expect.any(String) });
    });
  });
}
