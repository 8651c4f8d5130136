import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo } from '../support/files/photos.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function share() {
  const me = await server.signIn(`${crypto.randomUUID()}@home.example`);
  await server.call('onboard', { body: onboarding() }, me.token);
  const { tasks } = await server.call('getWeek', { params: { offset: '0' } }, me.token);
  const id = tasks[0]?.id ?? '';
  const { url } = await server.call('shareTask', { params: { id } }, me.token);
  return { me, id, job: new URL(url).hash.slice(1) };
}

const upload = (job: string, content: Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  form.set('file', new Blob([content]));
  return fetch(`${server.url}/api/jobs/${job}/files`, { method: 'POST', body: form });
};

describe('the link of a task', () => {
  it('takes a photo once the task is done, which the household sees with its note', async () => {
    const { me, id, job } = await share();
    const picture = photo('rgb.png');
    expect((await upload(job, picture)).status).toBe(404);
    const body = { completed: true, note: 'Valve replaced' };
    await server.call('changeLinkedTask', { params: { job }, body });
    expect(await (await upload(job, picture)).json()).toMatchObject({ completed: true, files: 1 });
    expect(await (await upload(job, picture)).json()).toMatchObject({ files: 1 });
    const entry = await server.call('getEntry', { params: { id } }, me.token);
    expect(entry).toMatchObject({ kind: 'done', note: 'Valve replaced', actor: null, files: [{ type: 'image/png' }] });
    expect(server.log.join('')).not.toContain(job.slice(32));
  });

  it('shows nothing of the person, the address, the history or the other tasks', async () => {
    const { me, job } = await share();
    const shown = await server.call('readLinkedTask', { params: { job } });
    expect(Object.keys(shown).sort()).toEqual(
      ['completed', 'expiresAt', 'files', 'home', 'minutes', 'safety', 'scheduledAt', 'steps', 'title'].sort(),
    );
    expect(JSON.stringify(shown)).not.toContain(me.user.email);
  });

  it('can’t be guessed by trying: too many requests from an address are refused', async () => {
    const params = { job: '0'.repeat(96) };
    const guess = async () => (await server.refusal('readLinkedTask', { params })).body.code;
    let code = await guess();
    for (let count = 1; count < 130 && code !== 'too_many_requests'; count++) code = await guess();
    expect(code).toBe('too_many_requests');
    await server.database.knex('rate_limits').delete();
  });
});
