import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('what the plan knows about the home', () => {
  it('lists the tasks that do not apply, until they are included', async () => {
    const { token } = await server.signIn('excluder@home.example');
    await server.call('onboard', { body: onboarding() }, token);
    const week = () => server.call('getWeek', { params: { offset: '0' } }, token);
    const excluded = async () => (await server.call('getHome', {}, token)).excluded;
    expect(await excluded()).toEqual([]);

    const [task] = (await week()).tasks;
    if (!task) throw new Error('The first week has tasks');
    await server.call('excludeTask', { params: { id: task.id } }, token);
    expect((await week()).tasks.map(({ title }) => title)).not.toContain(task.title);
    const [entry] = await excluded();
    expect(entry).toEqual({ taskId: entry?.taskId, title: task.title, item: task.category });
    expect(careTaskById.get(entry?.taskId ?? '')?.task.title).toBe(task.title);
    expect(await server.refusal('excludeTask', { params: { id: task.id } }, token)).toMatchObject({
      status: 404,
      body: { message: 'This task no longer exists' },
    });

    await server.call('includeTask', { params: { taskId: entry?.taskId ?? '' } }, token);
    expect(await excluded()).toEqual([]);
  });

  it('belongs to one household', async () => {
    const [mine, theirs] = await Promise.all(
      ['mine', 'theirs'].map(async (name) => (await server.signIn(`${name}@home.example`)).token),
    );
    for (const token of [mine, theirs]) await server.call('onboard', { body: onboarding() }, token);
    const [task] = (await server.call('getWeek', { params: { offset: '0' } }, mine)).tasks;
    const params = { id: task?.id ?? '' };
    expect((await server.refusal('excludeTask', { params }, theirs)).status).toBe(404);
    await server.call('excludeTask', { params }, mine);
    expect((await server.call('getHome', {}, theirs)).excluded).toEqual([]);
  });
});
