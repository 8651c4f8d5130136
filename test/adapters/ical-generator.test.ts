import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { makeFeedWriter } from '#adapters/ical-generator/feed-writer.ts';
import type { FeedEvent } from '#core/ports/feed-writer.ts';

const { write } = makeFeedWriter({ productName: 'Upkept' });

const buildEvent = (overrides: Partial<FeedEvent> = {}): FeedEvent => ({
  id: 'u0123456789',
  title: 'Maintain your home · 2 tasks, 45 minutes',
  description: 'Clean the filter\nIt’s “easy”; really, it is \\ 🏠\n\nYour week: https://upkept.example/dashboard',
  startsAt: '2027-01-09T15:00:00+01:00',
  endsAt: '2027-01-09T16:30:00+01:00',
  timezone: 'Europe/Paris',
  reminderMinutes: 30,
  link: 'https://upkept.example/dashboard',
  sequence: 3,
  modifiedAt: new Date('2027-01-06T11:00:00Z'),
  ...overrides,
});

/** Reads a feed with a parser of its own. */
async function parsed(...events: readonly FeedEvent[]) {
  const calendar = new ICAL.Component(ICAL.parse(await write(events, 'fr')));
  return {
    calendar,
    events: calendar
      .getAllSubcomponents('vevent')
      .map((component) => ({ component, event: new ICAL.Event(component) })),
  };
}

describe('the feed as iCalendar', () => {
  it('contains every detail of an event, as another parser reads it', async () => {
    const written = buildEvent();
    const { events } = await parsed(written);
    expect(events).toHaveLength(1);
    const { event, component } = events[0] ?? {};
    expect(event).toMatchObject({ summary: written.title, description: written.description, sequence: 3 });
    expect(event?.uid).toContain(written.id);
    expect(event?.startDate.toJSDate()).toEqual(new Date('2027-01-09T14:00:00Z'));
    expect(event?.endDate.toJSDate()).toEqual(new Date('2027-01-09T15:30:00Z'));
    for (const property of ['dtstamp', 'last-modified']) {
      expect(String(component?.getFirstPropertyValue(property))).toBe('2027-01-06T11:00:00Z');
    }
    expect(component?.getFirstPropertyValue('url')).toBe(written.link);
    expect(component?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    const alarm = component?.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT30M');
  });

  it('has no reminder where there is none', async () => {
    const { reminderMinutes: _, ...quiet } = buildEvent();
    const { events } = await parsed(quiet);
    expect(events[0]?.component.getFirstSubcomponent('valarm')).toBeNull();
  });

  it('has all properties of an event before its alarm', async () => {
    const lines = (await write([buildEvent(), buildEvent({ id: 'u9876543210', title: 'BEGIN:VALARM' })], 'fr')).split(
      '\r\n',
    );
    const endings = lines.flatMap((line, index) => (line === 'END:VALARM' ? [lines[index + 1]] : []));
    expect(endings).toEqual(['END:VEVENT', 'END:VEVENT']);
  });

  it('asks calendars to read it again every four hours, and has a name', async () => {
    const { calendar } = await parsed();
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT4H');
    expect(String(calendar.getFirstPropertyValue('x-published-ttl'))).toBe('PT4H');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Upkept');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('method')).toBeNull();
  });

  it('is the same text for the same events, in lines of at most 75 bytes', async () => {
    const events = [buildEvent(), buildEvent({ id: 'u9876543210', description: 'ä'.repeat(3_000) })];
    const text = await write(events, 'fr');
    expect(await write(events, 'fr')).toBe(text);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
