import { describe, expect, it } from 'vitest';
import { closureOf } from '#apps/web/features/week/model/closure.ts';
import { sinceText } from '#apps/web/features/week/model/date-text.ts';

describe('an item that is closed for the season', () => {
  it('is named as within a sentence', () => {
    expect(closureOf('Irrigation System')).toMatchObject({ name: 'irrigation system', state: 'has been closed' });
    expect(closureOf('RV')).toMatchObject({ name: 'RV', state: 'has been put away', opened: 'Your RV is back in use' });
  });

  it('has the year of its day only if that was long ago', () => {
    expect(sinceText('2026-10-18', '2027-01-06')).toBe('18 October');
    expect(sinceText('2025-10-18', '2027-01-06')).toBe('18 October 2025');
  });
});
