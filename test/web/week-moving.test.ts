import { describe, expect, it } from 'vitest';
import { dayAfterKey, monthTitle, weeksOfMonth } from '#apps/web/features/week/model/month.ts';
import { quickDays } from '#apps/web/features/week/model/quick-days.ts';
import { shortcutOf } from '#apps/web/features/week/model/shortcuts.ts';

describe('the usual days', () => {
  const weekend = ['Saturday', 'Sunday'] as const;
  const labels = (from: string, today: string) =>
    quickDays(from, today, weekend).map(({ label, date }) => `${label} ${date}`);

  it('are today, tomorrow, the next scheduled day and next week, without the task’s own', () => {
    expect(labels('2027-01-04', '2027-01-06')).toEqual([
      'Today 2027-01-06',
      'Tomorrow 2027-01-07',
      'Saturday 2027-01-09',
      'Next week 2027-01-13',
    ]);
    expect(labels('2027-01-06', '2027-01-06')).toEqual([
      'Tomorrow 2027-01-07',
      'Saturday 2027-01-09',
      'Next week 2027-01-13',
    ]);
  });

  it('name each day once', () => {
    // On Friday, tomorrow is scheduled, so that the next scheduled day after it is Sunday.
    expect(labels('2027-01-08', '2027-01-08')).toEqual([
      'Tomorrow 2027-01-09',
      'Sunday 2027-01-10',
      'Next week 2027-01-15',
    ]);
    expect(quickDays('', '2027-01-09', ['Saturday'])).toHaveLength(3);
  });
});

describe('the month', () => {
  it('has whole weeks from Monday on', () => {
    const weeks = weeksOfMonth('2027-01-20');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([5, '2026-12-28', '2027-01-31']);
    expect(weeksOfMonth('2027-02-28')).toHaveLength(4);
    expect(monthTitle('2027-02-28')).toBe('February 2027');
  });

  it('moves by key as calendars do', () => {
    const after = (key: string) => dayAfterKey(key, '2027-01-31');
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(after)).toEqual([
      '2027-01-30',
      '2027-02-01',
      '2027-01-24',
      '2027-02-07',
    ]);
    expect(['Home', 'End', 'PageUp', 'PageDown', 'a'].map(after)).toEqual([
      '2027-01-25',
      '2027-01-31',
      '2026-12-31',
      '2027-02-28',
      undefined,
    ]);
  });
});

it('a shortcut is a single key, never one with Control or while text is composed', () => {
  const press = {
    key: 'j',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    defaultPrevented: false,
  };
  expect(shortcutOf(press)).toBe('next');
  expect(shortcutOf({ ...press, key: 'K' })).toBe('previous');
  expect(shortcutOf({ ...press, key: '?' })).toBe('help');
  expect(shortcutOf({ ...press, key: 'q' })).toBeUndefined();
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented']) {
    expect(shortcutOf({ ...press, [held]: true })).toBeUndefined();
  }
});
