import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedRuns, countReasons, type Run, runOf } from '#core/domain/running/run.ts';

const startedAt = new Date('2027-01-11T07:05:00Z');
const finishedAt = new Date('2027-01-11T07:06:00Z');
const buildRun = (overrides: Partial<Omit<Run, 'expected'>> = {}) =>
  runOf({ id: 'a', kind: 'plan', startedAt, finishedAt, done: 3, skipped: {}, failed: [], ...overrides });

const results = fc.record({
  done: fc.nat(1000),
  skipped: fc.dictionary(fc.constantFrom('late', 'leaving', 'switched-off'), fc.nat(100)),
  failed: fc.array(fc.record({ householdId: fc.uuid(), reason: fc.constant('Error') }), { maxLength: 5 }),
});
const sum = ({ done, skipped, failed }: Omit<Run, 'expected' | 'id' | 'kind' | 'startedAt'>) =>
  done + Object.values(skipped).reduce((total, count) => total + count, 0) + failed.length;

describe('the record of a run', () => {
  it('expects the sum of its results', () => {
    fc.assert(
      fc.property(results, (each) => {
        expect(buildRun(each).expected).toBe(sum(each));
      }),
    );
  });

  it('counts reasons', () => {
    expect(countReasons(['late', 'leaving', 'late'])).toEqual({ late: 2, leaving: 1 });
  });
});

describe('parts that began together', () => {
  it('are one run, with the sum of their results', () => {
    fc.assert(
      fc.property(fc.array(results, { minLength: 1, maxLength: 4 }), (parts) => {
        const [run, ...others] = combinedRuns(parts.map((part) => buildRun(part)));
        expect(others).toEqual([]);
        expect(run?.expected).toBe(parts.reduce((total, part) => total + sum(part), 0));
      }),
    );
  });

  it('are finished when the last one is', () => {
    const { finishedAt: _, ...open } = buildRun();
    expect(combinedRuns([buildRun(), open])[0]).not.toHaveProperty('finishedAt');
    const later = new Date(finishedAt.getTime() + 1000);
    expect(combinedRuns([buildRun({ finishedAt: later }), buildRun()])[0]?.finishedAt).toEqual(later);
  });

  it('are another run than those of another time or kind', () => {
    const other = buildRun({ startedAt: finishedAt });
    expect(combinedRuns([buildRun(), other, buildRun({ kind: 'summaries' })])).toHaveLength(3);
  });
});
