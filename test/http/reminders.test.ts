import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { SIGN_IN_REQUESTS_PER_HOUR: '10000' } });
});
afterAll(() => server.close());

async function ask(email: string): Promise<string> {
  const response = await server.send('askForReminder', { body: { guide: 'boiler', email } });
  expect(response.status).toBe(200);
  await server.settle();
  const [mail] = await server.mailsTo(email);
  return new URL(/https?:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
}
const newAddress = () => `${randomUUID()}@home.example`;

describe('a reminder of a guide', () => {
  it('is confirmed and ended by the mailed link, and only by that', async () => {
    const email = newAddress();
    const token = await ask(email);
    const params = { token };
    const guide = { title: 'Boiler', path: '/maintenance/boiler' };
    expect(await server.call('readReminder', { params })).toEqual({ ...guide, dueAt: null });
    const { dueAt } = await server.call('setReminder', { params, body: { wanted: true } });
    expect(new Date(dueAt ?? 0).getUTCFullYear()).toBe(server.clock.now().getUTCFullYear() + 1);
    const [{ id }] = await server.database.knex('guide_reminders').where({ email }).select('id');
    for (const guess of [id, `${id}.${'A'.repeat(43)}`])
      expect((await server.refusal('readReminder', { params: { token: guess } })).status).toBe(401);
    expect(await server.call('setReminder', { params, body: { wanted: false } })).toEqual({ ...guide, dueAt: null });
    expect(await server.database.knex('guide_reminders').where({ email })).toEqual([]);
    expect((await server.refusal('readReminder', { params })).status).toBe(401);
  });

  it('is asked for with the same response for every address, and mails nothing else that a stranger sends', async () => {
    const known = await server.signIn(newAddress());
    const texts = [];
    for (const email of [known.user.email, newAddress()])
      texts.push(await (await server.send('askForReminder', { body: { guide: 'oven', email } })).text());
    expect(texts[0]).toBe(texts[1]);
    const guide = 'https://evil.example';
    expect((await server.refusal('askForReminder', { body: { guide, email: newAddress() } })).status).toBe(404);
  });

  it('belongs to the data of the person with its address', async () => {
    const email = newAddress();
    await ask(email);
    const { token } = await server.signIn(email);
    expect(JSON.stringify(await server.call('exportAccount', {}, token))).toContain('"guide":"boiler"');
  });
});
