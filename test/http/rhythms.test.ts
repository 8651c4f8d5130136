import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('how often a task comes', () => {
  it('is proposed when someone says that it is too often, accepted, shown, exported and undone', async () => {
    const { token } = await server.signIn('rhythms@home.example');
    await server.call('onboard', { body: onboarding() }, token);
    const list = async () => (await server.call('getRhythms', {}, token)).rhythms;
    expect(await list()).toEqual([]);
    const weeks = await Promise.all(
      ['0', '1', '2', '3', '4'].map((offset) => server.call('getWeek', { params: { offset } }, token)),
    );
    const tasks = weeks.flatMap((week) => week.tasks);
    const task = tasks.find(({ learns }) => learns);
    const taskId = task?.turnOf ?? '';
    for (const { guide, learns } of tasks) if (guide?.critical || guide?.professional) expect(learns).toBeUndefined();

    const params = { taskId };
    const said = await server.call('answerRhythm', { params, body: { answer: 'too-often' } }, token);
    const [rhythm] = said.rhythms;
    const days = rhythm?.proposedDays ?? 0;
    expect(rhythm).toMatchObject({ taskId, title: task?.title, proposedFor: 'said', acceptedDays: null });
    const other = { params, body: { answer: 'accepted', days: days + 1 } } as const;
    expect(await server.refusal('answerRhythm', other, token)).toMatchObject({
      status: 409,
      body: { code: 'rhythm_not_proposed' },
    });
    await server.call('answerRhythm', { params, body: { answer: 'accepted', days } }, token);
    const [accepted] = await list();
    expect(accepted).toMatchObject({ acceptedDays: days, proposedDays: null, acceptedBy: { name: 'Ada' } });
    expect(accepted?.acceptedAt).toBe('2027-01-06T12:00:00.000Z');

    const exported = JSON.stringify(await (await server.send('exportAccount', {}, token)).json());
    expect(exported).toContain('rhythm_answers');
    expect(exported).toContain(`"rhythms":{"${taskId}":${days}}`);
    expect((await server.call('undoRhythm', { params }, token)).rhythms).toEqual([]);
    expect(await list()).toEqual([]);
  });
});
