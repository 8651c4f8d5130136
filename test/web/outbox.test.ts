import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { clearDrafts } from '#apps/ui/session/local-records.ts';
import type { Change } from '#apps/web/features/week/model/change.ts';
import type { OfflineChange } from '#apps/web/household/outbox/offline-change.ts';
import { offlineChange } from '#apps/web/household/outbox/offline-changes.ts';
import { clearReports, putInOutbox, readOutbox, takeFromOutbox } from '#apps/web/household/outbox/outbox.ts';
import { reportOf, sendOutbox } from '#apps/web/household/outbox/send-outbox.ts';
import { aTask, aWeek, today } from './week-factories.ts';

/** A browser's storage, in which keys are properties too. */
function storage(): object {
  const values: Record<string, string> = {};
  return Object.defineProperties(values, {
    getItem: { value: (key: string) => values[key] ?? null },
    setItem: { value: (key: string, value: string) => Object.assign(values, { [key]: value }) },
    removeItem: { value: (key: string) => void delete values[key] },
  });
}
beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  return () => vi.unstubAllGlobals();
});

const move = (date: string, id = 'task-1'): OfflineChange => ({ kind: 'move', task: aTask({ id }), date, from: today });
const tick: OfflineChange = { kind: 'complete', task: aTask(), completed: true, at: '2026-11-28T10:00:00Z', on: today };

describe('an outbox that another version of the app, or a fault, has written', () => {
  const stored = (record: unknown) => localStorage.setItem('draft.changes.ada', JSON.stringify(record));
  const good = { key: 'good', change: move('2026-11-30') };
  const unreadable = [null, 7, {}, { key: 'x' }, { key: 'x', change: { kind: 'move', task: null } }];

  it('keeps the changes that can be read, and reports the others once', () => {
    stored({ waiting: [...unreadable, good, { key: 'y', change: { ...good.change, kind: 'later' } }], reports: [{}] });
    const { waiting, reports } = readOutbox('ada');
    expect(waiting).toEqual([good]);
    expect(reports).toEqual(['A change that waited on this device could not be read, so it was not made.']);
    takeFromOutbox('ada', 'good');
    clearReports('ada');
    expect(readOutbox('ada')).toEqual({ waiting: [], reports: [] });
  });

  it.each(['create', 'restore'] as const)('can show what waits to be shown again: %s', (kind) => {
    const change = (task: object) => ({ key: 'x', change: { kind, task } });
    const { fullTitle: _, ...untitled } = aTask();
    const unshowable = [untitled, { ...aTask(), minutes: 'ten' }, { ...aTask(), guide: undefined }];
    stored({ waiting: [...unshowable.map(change), change(aTask())], reports: [] });
    expect(readOutbox('ada').waiting).toEqual([change(aTask())]);
  });

  it.each([[null], ['text'], [{ waiting: {}, reports: [] }], [[]]])('is empty if it is %j', (record) => {
    stored(record);
    expect(readOutbox('ada')).toEqual({ waiting: [], reports: [] });
  });
});
const note = (text: string): OfflineChange => ({ kind: 'note', task: aTask(), note: text });
const refusal = (status: number, code = 'refused') => new ApiError({ status, code, message: 'No.' });
const waiting = () => readOutbox('ada').waiting.map(({ change }) => change);

describe('the outbox', () => {
  it('keeps each user’s changes in their order until they log out', () => {
    putInOutbox('ada', 'a', tick);
    putInOutbox('ada', 'b', move('2026-11-29'));
    putInOutbox('bob', 'c', tick);
    expect(waiting()).toEqual([tick, move('2026-11-29')]);
    expect(readOutbox('ada')).toBe(readOutbox('ada'));
    clearDrafts();
    expect([readOutbox('ada').waiting, readOutbox('bob').waiting]).toEqual([[], []]);
  });

  it('is deleted when another user signs in', () => {
    putInOutbox('ada', 'a', tick);
    putInOutbox('bob', 'b', tick);
    clearDrafts('ada');
    expect([readOutbox('ada').waiting.length, readOutbox('bob').waiting.length]).toEqual([1, 0]);
  });

  it('keeps the last note on a task', () => {
    putInOutbox('ada', 'a', note('One'));
    putInOutbox('ada', 'b', tick);
    putInOutbox('ada', 'c', note('Two'));
    expect(waiting()).toEqual([tick, note('Two')]);
  });

  it('reports that a change can’t be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(putInOutbox('ada', 'a', tick)).toBe(false);
  });
});

describe('sending the outbox', () => {
  it('sends each change once and in order, also when two tabs send', async () => {
    putInOutbox('ada', 'a', tick);
    putInOutbox('ada', 'b', move('2026-11-29'));
    const sent: OfflineChange[] = [];
    const send = async (change: OfflineChange) => {
      await Promise.resolve();
      sent.push(change);
    };
    expect(await Promise.all([sendOutbox('ada', send), sendOutbox('ada', send)])).toEqual([true, true]);
    expect(sent).toEqual([tick, move('2026-11-29')]);
    expect(waiting()).toEqual([]);
  });

  it.each([0, 401, 429, 503])('keeps all that is left when the server responds with %d', async (status) => {
    putInOutbox('ada', 'a', tick);
    putInOutbox('ada', 'b', move('2026-11-29'));
    expect(await sendOutbox('ada', () => Promise.reject(refusal(status)))).toBe(false);
    expect(waiting()).toHaveLength(2);
    expect(readOutbox('ada').reports).toEqual([]);
  });

  it('drops a change that conflicts with another device’s, reports it once, and sends the rest', async () => {
    putInOutbox('ada', 'a', move('2026-11-29'));
    putInOutbox('ada', 'b', move('2026-11-30'));
    putInOutbox('ada', 'c', tick);
    const sent: OfflineChange[] = [];
    await sendOutbox('ada', async (change) => {
      if (change.kind === 'move') throw refusal(409, 'task_changed');
      sent.push(change);
    });
    expect(sent).toEqual([tick]);
    const report =
      '“Vacuum the condenser coils” was moved on another device. It stays there, and your move was not made.';
    expect(readOutbox('ada')).toEqual({ waiting: [], reports: [report] });
    clearReports('ada');
    expect(readOutbox('ada').reports).toEqual([]);
  });

  it('reports each kind of conflict in words', () => {
    expect(reportOf(tick, refusal(404, 'task_not_found'))).toContain('was deleted on another device');
    expect(reportOf(note('Smells'), refusal(404, 'entry_not_found'))).toContain('was changed on another device');
    expect(reportOf(note('Smells'), refusal(409, 'note_exists'))).toContain('Yours was: “Smells”');
    expect(reportOf(move(today), refusal(400))).toContain('could not be changed: No.');
    expect(reportOf({ kind: 'create', task: aTask() }, refusal(409, 'day_full'))).toContain('could not be added: No.');
    takeFromOutbox('ada', 'none');
  });
});

describe('a change that waits', () => {
  const known = { waiting: [], weeks: [aWeek({ tasks: [aTask({ scheduledAt: '2026-11-27' })] })], today };
  it('counts as done on the day of the press, unless the user chose another', () => {
    const { on: _, ...press } = tick as Extract<OfflineChange, { kind: 'complete' }>;
    expect(offlineChange(press, known)).toMatchObject({ on: today });
    expect(offlineChange({ ...press, on: '2026-11-20' }, known)).toMatchObject({ on: '2026-11-20' });
    expect(offlineChange({ ...press, completed: false }, known)).not.toHaveProperty('on');
  });

  it('moves a task from where the change before it leaves the task', () => {
    const next: OfflineChange = { kind: 'move', task: aTask(), date: '2026-11-30' };
    expect(offlineChange(next, known)).toMatchObject({ from: '2026-11-27' });
    expect(offlineChange(next, { ...known, weeks: [] })).toMatchObject({ from: today });
    expect(offlineChange(next, { ...known, waiting: [move('2026-11-29')] })).toMatchObject({ from: '2026-11-29' });
  });

  it('is none that needs the server', () => {
    const exclude: Change = { kind: 'exclude', task: aTask() };
    expect(offlineChange(exclude, known)).toBeUndefined();
  });
});
