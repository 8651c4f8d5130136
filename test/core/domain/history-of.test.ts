import { describe, expect, it } from 'vitest';
import { historyOf } from '#core/domain/plan/history-of.ts';

const source = 'care:chimney.book-sweep';
const sweep = 'chimney.book-sweep';

describe('the history of a home', () => {
  it('holds what was done and skipped, by source', () => {
    const entries = [
      { source, lastDoneOn: '2027-01-02' },
      { source: 'custom:1', lastSkippedOn: '2027-01-03' },
    ] as const;
    expect([...historyOf(entries, {})]).toEqual(entries.map((entry) => [entry.source, entry]));
  });

  it('adds the work from before Upkept, and keeps what was skipped', () => {
    expect(historyOf([], { [sweep]: '2026-07-01' }).get(source)).toEqual({ lastDoneOn: '2026-07-01' });
    const skipped = [{ source, lastSkippedOn: '2027-01-03' }] as const;
    expect(historyOf(skipped, { [sweep]: '2026-07-01' }).get(source)).toEqual({
      source,
      lastSkippedOn: '2027-01-03',
      lastDoneOn: '2026-07-01',
    });
  });

  it('counts the later of both dates', () => {
    const done = [{ source, lastDoneOn: '2026-10-01' }] as const;
    expect(historyOf(done, { [sweep]: '2026-07-01' }).get(source)?.lastDoneOn).toBe('2026-10-01');
    expect(historyOf(done, { [sweep]: '2026-11-01' }).get(source)?.lastDoneOn).toBe('2026-11-01');
  });

  it('learns nothing from work that was done long ago or at an unknown time', () => {
    expect(historyOf([], { [sweep]: null }).size).toBe(0);
    const done = [{ source, lastDoneOn: '2026-10-01' }] as const;
    expect(historyOf(done, { [sweep]: null }).get(source)?.lastDoneOn).toBe('2026-10-01');
  });
});
