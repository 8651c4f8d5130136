import { afterEach, describe, expect, it, vi } from 'vitest';
import { weekOn } from '#apps/web/features/week/data/week-on.ts';
import { aTask, aWeek, today } from './week-factories.ts';

const saturday = aWeek({ tasks: [aTask()] });
const next = aWeek({ weekStart: '2026-11-30', tasks: [aTask({ id: 'task-2', scheduledAt: '2026-12-01' })] });
const asked: string[] = [];

afterEach(() => void vi.unstubAllGlobals());

describe('a week that was kept for reading offline', () => {
  it('is the same on the day of its response', async () => {
    expect(await weekOn(today, 0, saturday)).toBe(saturday);
  });

  it('has another today on a later day', async () => {
    expect(await weekOn('2026-11-29', 0, saturday)).toEqual({ ...saturday, today: '2026-11-29' });
  });

  it('makes way for what was next week once that has begun', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json(next);
    });
    expect(await weekOn('2026-11-30', 0, saturday)).toEqual({ ...next, today: '2026-11-30' });
    expect(asked).toEqual(['/api/tasks/week/1']);
  });
});
