import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayText, type ListedTask } from '#core/domain/calendar/day-text.ts';
import { base32hex, eventIdOf, eventSeed } from '#core/domain/calendar/event-id.ts';
import { withVersionsOf } from '#core/domain/calendar/feed.ts';
import { calendar } from '#core/languages/en/calendar.ts';
import { durations } from '#core/languages/en/durations.ts';

const link = 'https://upkept.example/dashboard';
const textOf = (tasks: readonly ListedTask[]) => dayText(tasks, link, calendar);
const task = (overrides: Partial<ListedTask> = {}): ListedTask => ({
  title: 'Clean the filter',
  done: false,
  minutes: 20,
  why: 'A clean filter dries better.',
  steps: ['Unplug it', 'Rinse the filter'],
  ...overrides,
});

describe('the text of an event', () => {
  it('has a title with the number of tasks and their minutes', () => {
    expect(textOf([task()]).title).toBe('Maintain your home · 1 task, 20 minutes');
    expect(textOf([task(), task({ minutes: 70 })]).title).toBe('Maintain your home · 2 tasks, 1 hour 30 minutes');
    const { minutes: _, ...own } = task();
    expect(textOf([own, own, own]).title).toBe('Maintain your home · 3 tasks');
  });

  it('lists each task with its steps, dangers and guide, and what is done without them', () => {
    const tasks = [
      task({ safety: 'Let it cool.', guide: 'https://upkept.example/maintenance/oven' }),
      task({ title: 'Test the alarm', done: true, minutes: 5 }),
    ];
    expect(textOf(tasks)).toEqual({
      title: 'Maintain your home · 2 tasks, 25 minutes',
      isDone: false,
      description: `Clean the filter (20 minutes)
A clean filter dries better.
- Unplug it
- Rinse the filter
Safety: Let it cool.
Guide: https://upkept.example/maintenance/oven

✓ Test the alarm (5 minutes)

Your week in Upkept: ${link}`,
    });
  });

  it('begins with a tick when every task is done', () => {
    expect(textOf([task({ done: true })])).toMatchObject({
      title: '✓ Maintain your home · 1 task, 20 minutes',
      isDone: true,
    });
  });

  it('fits into what Google accepts, and names every task', () => {
    const tasks = Array.from({ length: 30 }, (_, index) => task({ title: `Task ${index + 1}.`, why: 'x'.repeat(900) }));
    const { description } = textOf(tasks);
    expect(description.length).toBeLessThan(8_192);
    for (const { title } of tasks) expect(description).toContain(title);
  });
});

describe('minutes in words', () => {
  it.each([
    [0, '0 minutes'],
    [1, '1 minute'],
    [45, '45 minutes'],
    [60, '1 hour'],
    [61, '1 hour 1 minute'],
    [125, '2 hours 5 minutes'],
  ])('%i are %s', (minutes, words) => {
    expect(durations.spoken(minutes)).toBe(words);
  });
});

describe('the id of an event', () => {
  const hashOf = (connectionId: string, date: string) =>
    createHash('sha256').update(eventSeed(connectionId, date)).digest();

  it('contains only what Google accepts, and is the same for the same day', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat({ max: 5000 }), (connectionId, generation) => {
        const id = eventIdOf(hashOf(connectionId, '2027-01-09'), generation);
        expect(id).toMatch(/^u[a-v0-9]{50,60}$/);
        expect(eventIdOf(hashOf(connectionId, '2027-01-09'), generation)).toBe(id);
      }),
    );
  });

  it('differs between connections, days and generations', () => {
    const ids = ['a', 'b'].flatMap((connection) =>
      ['2027-01-09', '2027-01-10'].flatMap((date) =>
        [0, 1, 10].map((turn) => eventIdOf(hashOf(connection, date), turn)),
      ),
    );
    expect(new Set(ids).size).toBe(12);
  });

  it.each([
    ['', ''],
    ['f', 'co'],
    ['foobar', 'cpnmuoj1e8'],
  ])('is written in base32hex as RFC 4648 says: "%s" is "%s"', (text, encoded) => {
    expect(base32hex(new TextEncoder().encode(text))).toBe(encoded);
  });
});

describe('the versions of a feed', () => {
  const monday = new Date('2027-01-04T10:00:00Z');
  const tuesday = new Date('2027-01-05T10:00:00Z');
  const from = '2026-12-07';
  const first = withVersionsOf({}, new Map([['2027-01-09', 'a']]), from, monday);

  it('begin with 0, and the next number follows when the day changes', () => {
    expect(first).toEqual({ '2027-01-09': { fingerprint: 'a', sequence: 0, modifiedAt: monday.toISOString() } });
    expect(withVersionsOf(first, new Map([['2027-01-09', 'b']]), from, tuesday)).toEqual({
      '2027-01-09': { fingerprint: 'b', sequence: 1, modifiedAt: tuesday.toISOString() },
    });
  });

  it('are the same object while nothing changes', () => {
    expect(withVersionsOf(first, new Map([['2027-01-09', 'a']]), from, tuesday)).toBe(first);
    expect(withVersionsOf(first, new Map(), from, tuesday)).toBe(first);
  });

  it('continue when a day comes back, and forget days of long ago', () => {
    const emptied = withVersionsOf(first, new Map([['2027-01-10', 'x']]), from, tuesday);
    expect(withVersionsOf(emptied, new Map([['2027-01-09', 'b']]), from, tuesday)['2027-01-09']?.sequence).toBe(1);
    const later = withVersionsOf(first, new Map([['2027-03-09', 'x']]), '2027-02-01', tuesday);
    expect(Object.keys(later)).toEqual(['2027-03-09']);
  });
});
