import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fixedClock } from '#adapters/memory/clock.ts';
import { makeMemoryDatabase } from '#adapters/memory/database.ts';
import { sequentialIds } from '#adapters/memory/ids.ts';
import { makeJobWorker } from '#adapters/memory/job-worker.ts';
import { makeRecordingMailer } from '#adapters/memory/mailer.ts';
import { idleHandlers } from '../support/server/idle-handlers.ts';

describe('the fixed clock', () => {
  it('shows the same instant until it is moved, even if callers change its dates', () => {
    const clock = fixedClock('2027-01-04T08:00:00Z');
    clock.now().setFullYear(1999);
    expect(clock.now()).toEqual(new Date('2027-01-04T08:00:00Z'));
    clock.advance({ days: 1, hours: 2, minutes: 3, seconds: 4 });
    expect(clock.now()).toEqual(new Date('2027-01-05T10:03:04Z'));
    clock.set('2028-02-29T00:00:00Z');
    expect(clock.now()).toEqual(new Date('2028-02-29T00:00:00Z'));
  });
});

describe('the sequential ids', () => {
  it('are valid, different and ascending', () => {
    const ids = sequentialIds();
    const given = Array.from({ length: 12 }, () => ids.next());
    expect(given.every((id) => z.uuid().safeParse(id).success)).toBe(true);
    expect(new Set(given).size).toBe(12);
    expect(given.toSorted()).toEqual(given);
  });
});

describe('the recording mailer', () => {
  it('records what was sent, and fails on request', async () => {
    const mailer = makeRecordingMailer();
    const mail = (to: string) => ({
      kind: 'sign-in' as const,
      language: 'en' as const,
      id: 'a link',
      to,
      link: 'https://example.org/verify-auth?token=x',
      validMinutes: 10,
    });
    mailer.refuse(1);
    await expect(mailer.send(mail('a@example.org'))).rejects.toThrow('refused');
    await mailer.send(mail('b@example.org'));
    expect(mailer.sent).toEqual([mail('b@example.org')]);
  });
});

describe('the worker in memory', () => {
  it('runs a scheduled job when the test says so, while it is started', async () => {
    const worker = makeJobWorker({ database: makeMemoryDatabase() });
    await expect(worker.runScheduled('generate-weeks')).rejects.toThrow('not working');
    const generateWeeks = vi.fn(async () => {});
    await worker.start({ ...idleHandlers, 'generate-weeks': generateWeeks });
    await worker.runScheduled('generate-weeks');
    expect(generateWeeks).toHaveBeenCalledOnce();
    await worker.stop();
    await expect(worker.runScheduled('generate-weeks')).rejects.toThrow('not working');
  });
});
