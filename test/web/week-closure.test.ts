import { describe, expect, it } from 'vitest';
import { closureOf } from '#apps/web/features/week/model/closure.ts';
import { sinceText } from '#apps/web/features/week/model/date-text.ts';

/** What the week says of the item. */
const said = (item: string) => {
  const { name, words } = closureOf(item);
  return words.state(name, '18 October');
};

describe('an item that is closed for the season', () => {
  it('is named as within a sentence', () => {
    expect(said('Irrigation System')).toBe('Your irrigation system has been closed since 18 October.');
    expect(said('RV')).toBe('Your RV has been put away since 18 October.');
  });

  it('has the year of its day only if that was long ago', () => {
    expect(sinceText('2026-10-18', '2027-01-06')).toBe('18 October');
    expect(sinceText('2025-10-18', '2027-01-06')).toBe('18 October 2025');
  });
});
