import { describe, expect, it } from 'vitest';
import type { Substance } from '#core/domain/care/care-task.ts';
import { canMeet, substancesThatMustNotMeet } from '#core/domain/care/substances.ts';

const all: readonly Substance[] = [
  'bleach',
  'acid',
  'ammonia',
  'alcohol',
  'drain cleaner',
  'pool chlorine',
  'solvent',
  'open flame',
];

describe('substances', () => {
  it.each([
    ['bleach', 'acid'],
    ['bleach', 'ammonia'],
    ['bleach', 'alcohol'],
    ['bleach', 'drain cleaner'],
    ['acid', 'drain cleaner'],
    ['acid', 'pool chlorine'],
    ['ammonia', 'pool chlorine'],
    ['open flame', 'solvent'],
    ['open flame', 'alcohol'],
  ] as const)('%s and %s must not meet, whichever comes first', (one, other) => {
    expect(canMeet([one], [other])).toBe(false);
    expect(canMeet([other], [one])).toBe(false);
    expect(canMeet(['acid', one], [other, 'solvent'])).toBe(false);
  });

  it('may meet themselves, and jobs without any meet everything', () => {
    for (const substance of all) {
      expect(canMeet([substance], [substance])).toBe(true);
      expect(canMeet([], [substance])).toBe(true);
      expect(canMeet(undefined, [substance])).toBe(true);
    }
  });

  it('that must not meet name one another', () => {
    for (const substance of all) {
      for (const foe of substancesThatMustNotMeet(substance)) {
        expect(substancesThatMustNotMeet(foe)).toContain(substance);
      }
    }
  });
});
