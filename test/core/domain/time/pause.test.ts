import { describe, expect, it } from 'vitest';
import { currentPause, isPaused, withoutPause, withPause } from '#core/domain/time/pause.ts';

const today = '2027-03-10';
const past = { from: '2027-01-01', to: '2027-01-09' };

describe('a pause', () => {
  it('covers its first and its last day', () => {
    const pauses = [{ from: '2027-03-12', to: '2027-03-14' }];
    const days = ['2027-03-11', '2027-03-12', '2027-03-14', '2027-03-15'];
    expect(days.map((day) => isPaused(day, pauses))).toEqual([false, true, true, false]);
  });

  it('replaces the one that comes next, and leaves past ones', () => {
    const next = { from: '2027-03-20', to: '2027-03-30' };
    const wanted = { from: today, to: '2027-03-12' };
    expect(withPause([past, next], wanted, today)).toEqual([past, wanted]);
    expect(currentPause([past, next], today)).toEqual(next);
    expect(currentPause([past], today)).toBeUndefined();
  });

  it('keeps its first day while it is on, also when its last day changes', () => {
    const running = { from: '2027-03-01', to: '2027-03-20' };
    const longer = [{ from: '2027-03-01', to: '2027-04-01' }];
    expect(withPause([running], { from: '2027-03-01', to: '2027-04-01' }, today)).toEqual(longer);
    expect(withPause([running], { from: today, to: '2027-04-01' }, today)).toEqual(longer);
  });

  it('leaves the days that it has lasted if it is put off', () => {
    const running = { from: '2027-03-01', to: '2027-03-20' };
    const later = { from: '2027-03-15', to: '2027-03-20' };
    expect(withPause([running], later, today)).toEqual([{ from: '2027-03-01', to: '2027-03-09' }, later]);
  });

  it.each([
    ['begins in the past', { from: '2027-03-09', to: '2027-03-12' }],
    ['ends before it begins', { from: '2027-03-12', to: '2027-03-11' }],
    ['lasts longer than 366 days', { from: today, to: '2028-03-11' }],
  ])('is refused if it %s', (_, wanted) => {
    expect(() => withPause([past], wanted, today)).toThrow('invalid_date');
  });

  it('may last 366 days', () => {
    expect(withPause([], { from: today, to: '2028-03-09' }, today)).toHaveLength(1);
  });

  it('ends yesterday when it is ended, and disappears if it has not begun', () => {
    const running = { from: '2027-03-01', to: '2027-03-20' };
    expect(withoutPause([past, running], today)).toEqual([past, { from: '2027-03-01', to: '2027-03-09' }]);
    expect(withoutPause([past, { from: today, to: '2027-03-20' }], today)).toEqual([past]);
  });
});
