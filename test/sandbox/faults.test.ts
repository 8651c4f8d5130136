import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox } from '#apps/sandbox/sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(async () => {
  await sandbox.close();
});

const get = async (path: string) => await fetch(sandbox.url + path);
const setFaults = async (faults: unknown) =>
  await fetch(`${sandbox.url}/faults.json`, { method: 'PUT', body: JSON.stringify(faults) });

const send = async () =>
  await fetch(`${sandbox.url}/postmark/email`, {
    method: 'POST',
    headers: { 'X-Postmark-Server-Token': 'token', 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ From: 'hello@upkept.example', To: 'ada@home.example', TextBody: 'Text' }),
  });

describe('faults', () => {
  beforeEach(async () => void (await setFaults({})));

  it('refuse with 429 and when to come back, as often as asked', async () => {
    await setFaults({ postmark: { status: 429, times: 2 } });
    const first = await send();
    expect(first.status).toBe(429);
    expect(Number(first.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await (await get('/faults.json')).json()).toMatchObject({ postmark: { status: 429, times: 1 } });
    expect((await send()).status).toBe(429);
    expect((await send()).status).toBe(200);
  });

  it('last until they are taken back', async () => {
    await setFaults({ postmark: { status: 500 } });
    for (let count = 0; count < 3; count++) expect((await send()).status).toBe(500);
    await setFaults({ postmark: {} });
    expect((await send()).status).toBe(200);
  });

  it('break the connection', async () => {
    await setFaults({ postmark: { reset: true, times: 1 } });
    await expect(send()).rejects.toThrow('fetch failed');
    expect((await send()).status).toBe(200);
  });

  it('lose the answer to a request that took effect', async () => {
    const received = async () => (await (await get('/inbox.json')).json()).length;
    const before = await received();
    await setFaults({ postmark: { lost: true, times: 1 } });
    await expect(send()).rejects.toThrow('fetch failed');
    expect(await received()).toBe(before + 1);
    expect((await send()).status).toBe(200);
  });

  it('delay the answer, alone or with a refusal', async () => {
    await setFaults({ postmark: { delayMs: 150, status: 500, times: 1 } });
    const began = performance.now();
    expect((await send()).status).toBe(500);
    expect(performance.now() - began).toBeGreaterThan(140);
  });

  it('spare the pages for people', async () => {
    await setFaults({ postmark: { status: 500 } });
    for (const path of ['/', '/inbox', '/inbox.json', '/faults', '/faults.json'])
      expect((await get(path)).status).toBe(200);
  });

  it('are set by buttons too', async () => {
    const page = await (await get('/faults')).text();
    expect(page).toContain('works well');
    const action = /action="(\/faults\/postmark\/reset)"/.exec(page)?.[1];
    const response = await fetch(sandbox.url + action, { method: 'POST' });
    expect(await response.text()).toContain('breaks connections');
    expect(await (await get('/faults.json')).json()).toMatchObject({ postmark: { reset: true } });
  });

  it.each([
    { nobody: {} },
    { postmark: { copies: 2 } },
    { 'stripe-webhooks': { status: 500 } },
    { 'stripe-webhooks': { copies: 0 } },
    { postmark: { status: 404 } },
    { postmark: { status: 403 } },
    { google: { status: 404 } },
    { postmark: { delay: 5 } },
    { postmark: { times: 0 } },
    { postmark: 'slow' },
    [],
    null,
  ])('are unchanged by %j', async (input) => {
    await setFaults({ postmark: { status: 500 } });
    const response = await setFaults(input);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    expect(await (await get('/faults.json')).json()).toMatchObject({ postmark: { status: 500 } });
  });
});
