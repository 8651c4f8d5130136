import { describe, expect, it } from 'vitest';
import type { Task } from '#core/domain/tasks/task.ts';
import { changesIn } from '#core/domain/webhooks/changes.ts';
import { type Attempt, afterAttempt, mostAttempts, restAfter } from '#core/domain/webhooks/delivery.ts';
import { isSendingStale } from '#core/domain/webhooks/webhook.ts';
import { buildTask, buildWebhook, buildWebhookDelivery } from '../../../support/people/factories.ts';

const at = new Date('2027-01-06T12:00:00Z');
const endpoint = buildWebhook('home', 'person', { failures: 3 });
const delivery = buildWebhookDelivery(endpoint, { attempts: 2 });
const status = (code: number): Attempt => ({ at, durationMs: 80, status: code });
const timedOut: Attempt = { at, durationMs: 10_000, problem: 'timed_out' };

describe('a try to deliver', () => {
  it.each([200, 204, 299])('is accepted with %i: the body is dropped, and earlier failures are forgotten', (code) => {
    const { body: _, ...rest } = delivery;
    expect(afterAttempt(endpoint, delivery, status(code))).toEqual({
      endpoint: { ...endpoint, failures: 0 },
      delivery: { ...rest, state: 'delivered', attempts: 3, attemptedAt: at, durationMs: 80, status: code },
    });
  });

  it.each([0, 199, 300, 301, 307, 400, 404, 429, 500, 503])('fails with %i, and will be repeated', (code) => {
    expect(afterAttempt(endpoint, delivery, status(code))).toEqual({
      endpoint: { ...endpoint, failures: 4 },
      delivery: { ...delivery, attempts: 3, attemptedAt: at, durationMs: 80, status: code },
    });
  });

  it('without a response says why, in place of the last status', () => {
    const tried = afterAttempt(endpoint, { ...delivery, status: 500, durationMs: 5 }, timedOut).delivery;
    expect(tried).toEqual({ ...delivery, attempts: 3, attemptedAt: at, durationMs: 10_000, problem: 'timed_out' });
    const { problem, ...known } = tried;
    expect(problem).toBe('timed_out');
    expect(afterAttempt(endpoint, tried, status(502)).delivery).toMatchObject({
      ...known,
      attempts: 4,
      durationMs: 80,
    });
    expect(afterAttempt(endpoint, tried, status(502)).delivery).not.toHaveProperty('problem');
  });

  it('that fails as often as allowed gives the delivery up, and pauses the endpoint if nothing succeeded meanwhile', () => {
    const last = { ...delivery, attempts: mostAttempts - 1 };
    const alone = afterAttempt(endpoint, last, timedOut);
    expect(alone.delivery.state).toBe('failed');
    expect(alone.delivery).not.toHaveProperty('body');
    expect(alone.endpoint).not.toHaveProperty('pausedAt');
    const paused = afterAttempt({ ...endpoint, failures: mostAttempts - 1 }, delivery, timedOut);
    expect(paused).toMatchObject({ endpoint: { failures: mostAttempts, pausedAt: at }, delivery: { state: 'failed' } });
  });

  it.each<Attempt>([status(410), { at, durationMs: 0, problem: 'unreadable' }])(
    'pauses the endpoint at once if nothing can follow (%o)',
    (attempt) => {
      const after = afterAttempt(endpoint, delivery, attempt);
      expect(after).toMatchObject({ endpoint: { pausedAt: at }, delivery: { state: 'failed' } });
    },
  );

  it('of a test is made once: accepted, a paused endpoint goes on; otherwise nothing changes', () => {
    const test = { ...delivery, event: 'test' } as const;
    const paused = { ...endpoint, pausedAt: at };
    expect(afterAttempt(paused, test, status(200)).endpoint).toEqual({ ...endpoint, failures: 0 });
    for (const attempt of [status(500), status(410), timedOut]) {
      const after = afterAttempt(paused, test, attempt);
      expect(after.endpoint).toEqual(paused);
      expect(after.delivery.state).toBe('failed');
    }
  });

  it('is followed by longer and longer rests, a day in all', () => {
    const rests = Array.from({ length: mostAttempts - 1 }, (_, index) => restAfter(index + 1));
    expect(rests).toEqual([...rests].sort((one, other) => one - other));
    const hours = rests.reduce((sum, rest) => sum + rest, 0) / 3600;
    expect([rests[0], Math.round(hours)]).toEqual([10, 21]);
    expect([restAfter(0), restAfter(100)]).toEqual([0, rests.at(-1)]);
  });

  it('is queued again if a job was put aside a day ago', () => {
    const sending = (hours: number) => ({ jobId: 'job', dueAt: new Date(at.getTime() - hours * 3_600_000) });
    expect(isSendingStale(endpoint, at)).toBe(true);
    expect(isSendingStale({ ...endpoint, sending: sending(24) }, at)).toBe(false);
    expect(isSendingStale({ ...endpoint, sending: sending(25) }, at)).toBe(true);
    expect(isSendingStale({ ...endpoint, sending: sending(-12) }, at)).toBe(false);
  });
});

describe('changes', () => {
  const open = buildTask('home', { scheduledOn: '2027-01-06' });
  const done: Task = { ...open, status: 'done', completedAt: at };
  const written = (before: Task, after: Task) => changesIn({ tasks: [{ before, after }], created: [], planned: [] });

  it.each<[string, Task, Task, readonly string[]]>([
    ['is done', open, done, ['task.completed']],
    ['is open again', done, open, ['task.reopened']],
    ['is skipped', open, { ...open, status: 'skipped' }, ['task.skipped']],
    ['is restored', { ...open, status: 'skipped' }, open, ['task.reopened']],
    ['is restored as done', { ...done, status: 'skipped' }, done, ['task.completed']],
    ['is moved', open, { ...open, scheduledOn: '2027-01-07', moved: true }, ['task.moved']],
    [
      'is put back',
      { ...open, status: 'skipped' },
      { ...open, scheduledOn: '2027-01-01' },
      ['task.reopened', 'task.moved'],
    ],
    ['gets another line', open, { ...open, line: 'Before it freezes' }, []],
  ])('say that a task %s, as it is now', (_, before, after, events) => {
    expect(written(before, after)).toEqual(Object.fromEntries(events.map((event) => [event, [after]])));
  });

  it('name the weeks that were planned in place of the tasks that planning created', () => {
    const other = buildTask('home');
    expect(changesIn({ tasks: [], created: [open, other], planned: [] })).toEqual({ 'task.created': [open, other] });
    const planned = ['2027-01-11', '2027-01-04'];
    expect(changesIn({ tasks: [], created: [open], planned })).toEqual({
      'week.planned': ['2027-01-04', '2027-01-11'],
    });
  });
});
