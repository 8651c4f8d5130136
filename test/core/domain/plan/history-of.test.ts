import { describe, expect, it } from 'vitest';
import { historyOf } from '#core/domain/plan/history-of.ts';

describe('the history that planning uses', () => {
  it('takes the later of what was recorded and what the household said', () => {
    const entries = [
      { source: 'care:oven.clean', lastDoneOn: '2027-01-09' },
      { source: 'care:fridge.wipe', lastDoneOn: '2026-05-01', lastSkippedOn: '2026-06-01' },
    ] as const;
    const history = historyOf(entries, { 'oven.clean': '2026-12-01', 'fridge.wipe': '2026-07-01' });
    expect(history.get('care:oven.clean')).toMatchObject({ lastDoneOn: '2027-01-09' });
    expect(history.get('care:fridge.wipe')).toMatchObject({ lastDoneOn: '2026-07-01', lastSkippedOn: '2026-06-01' });
  });

  it('contains what was done only before Upkept, and nothing that is unknown or long ago', () => {
    const history = historyOf([], { 'oven.clean': '2026-12-01', 'fridge.wipe': null });
    expect([...history]).toEqual([['care:oven.clean', { lastDoneOn: '2026-12-01' }]]);
  });

  it('keeps a skipped turn of a task that was done before', () => {
    const entries = [{ source: 'care:oven.clean', lastSkippedOn: '2027-01-09' }] as const;
    expect(historyOf(entries, { 'oven.clean': '2026-12-01' }).get('care:oven.clean')).toMatchObject({
      lastDoneOn: '2026-12-01',
      lastSkippedOn: '2027-01-09',
    });
  });
});
