import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '#apps/sandbox/sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(async () => {
  await sandbox.close();
});

const apiHeaders = {
  'X-Postmark-Server-Token': 'token',
  'Content-Type': 'application/json',
  Accept: 'application/json',
};
const post = async (
  body: unknown,
  { path = '/postmark/email', headers = apiHeaders as Record<string, string> } = {},
) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(sandbox.url + path, { method: 'POST', headers, body: text });
  return { status: response.status, headers: response.headers, body: await response.json().catch(() => undefined) };
};
const get = async (path: string) => await fetch(sandbox.url + path);

const email = {
  From: 'Upkept <hello@upkept.example>',
  To: 'ada@home.example',
  Subject: 'Hello',
  TextBody: 'Text',
  HtmlBody: '<p>HTML</p>',
};

describe("Postmark's stand-in", () => {
  it('accepts a mail and responds like Postmark', async () => {
    const { status, body } = await post(email);
    expect(status).toBe(200);
    expect(body).toEqual({
      To: 'ada@home.example',
      SubmittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      MessageID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ErrorCode: 0,
      Message: 'OK',
    });
  });

  it.each([
    { wrong: 'no sender', change: { From: undefined }, code: 300 },
    { wrong: 'a sender that is no address', change: { From: 'upkept' }, code: 300 },
    { wrong: 'no recipient', change: { To: '' }, code: 300 },
    { wrong: 'a recipient that is no address', change: { To: 'ada@home' }, code: 300 },
    {
      wrong: 'one bad recipient of two',
      change: { To: 'ada@home.example, "Doe, Jo" <jo..doe@home.example>' },
      code: 300,
    },
    { wrong: 'too many recipients', change: { To: Array(51).fill('ada@home.example').join() }, code: 300 },
    { wrong: 'no body', change: { TextBody: '', HtmlBody: undefined }, code: 300 },
    { wrong: 'an unknown field', change: { HtmlBdoy: '' }, code: 403 },
    { wrong: 'a field of the wrong type', change: { TrackOpens: 'no' }, code: 403 },
    { wrong: 'an unknown stream', change: { MessageStream: 'letters' }, code: 1235 },
    { wrong: 'a recipient that bounced', change: { To: 'gone@inactive.example' }, code: 406 },
  ])('refuses $wrong', async ({ change, code }) => {
    const { status, body } = await post({ ...email, ...change });
    expect(status).toBe(422);
    expect(body).toEqual({ ErrorCode: code, Message: expect.any(String) });
  });

  it('accepts names, quotes, commas, copies and nulls', async () => {
    const { status } = await post({
      ...email,
      To: '"Doe, Jane" <jane@home.example>, ADA@home.example',
      Cc: 'copy@home.example',
      Bcc: null,
    });
    expect(status).toBe(200);
    const inbox = await (await get('/inbox.json?to=Copy@HOME.example')).json();
    expect(inbox).toHaveLength(1);
  });

  it('refuses callers without a token, with another type, or without JSON', async () => {
    const { 'X-Postmark-Server-Token': _, ...anonymous } = apiHeaders;
    expect(await post(email, { headers: anonymous })).toMatchObject({ status: 401, body: { ErrorCode: 10 } });
    expect(await post(email, { headers: { ...apiHeaders, 'Content-Type': 'text/plain' } })).toMatchObject({
      status: 415,
    });
    expect(await post('{')).toMatchObject({ status: 422, body: { ErrorCode: 402 } });
    expect(await post('"text"')).toMatchObject({ status: 422, body: { ErrorCode: 402 } });
  });

  it('accepts a batch and responds for each mail', async () => {
    const { status, body } = await post([email, { ...email, To: '' }], { path: '/postmark/email/batch' });
    expect(status).toBe(200);
    expect(body).toMatchObject([{ ErrorCode: 0 }, { ErrorCode: 300 }]);
    expect(await post(Array(501).fill(email), { path: '/postmark/email/batch' })).toMatchObject({
      status: 422,
      body: { ErrorCode: 410 },
    });
  });
});

describe('the inbox', () => {
  it('has the mail of an address, the newest first', async () => {
    const to = 'list@home.example';
    for (const Subject of ['First', 'Second']) {
      await post({ ...email, To: `List <${to}>`, Subject, Headers: [{ Name: 'X-Test', Value: 'yes' }] });
    }
    const mails = await (await get(`/inbox.json?to=${to}`)).json();
    expect(mails).toMatchObject([{ subject: 'Second' }, { subject: 'First' }]);
    expect(mails[0]).toEqual({
      to: `List <${to}>`,
      subject: 'Second',
      text: 'Text',
      html: '<p>HTML</p>',
      headers: expect.objectContaining({ From: email.From, Subject: 'Second', 'X-Test': 'yes' }),
      sentAt: new Date(mails[0].sentAt).toISOString(),
    });
    expect(await (await get('/inbox.json?to=nobody@home.example')).json()).toEqual([]);
  });

  it('shows a mail without running any of its content', async () => {
    const hostile = '<script>alert(1)</script>';
    await post({
      ...email,
      Subject: hostile,
      TextBody: `${hostile} https://home.example/?a=1&b=2`,
      HtmlBody: `<!DOCTYPE html>${hostile}<a href="https://home.example">x</a>`,
    });
    const list = await (await get('/inbox')).text();
    expect(list).not.toContain(hostile);
    const address = /href="(\/inbox\/[0-9a-f-]{36})"/.exec(list)?.[1] ?? '';
    const mail = await (await get(address)).text();
    expect(mail).not.toContain(hostile);
    expect(mail).toContain('href="https://home.example/?a=1&#38;b=2" target="_blank"');
    expect(mail).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const frame = await get(`${address}/html`);
    expect(frame.headers.get('Content-Security-Policy')).toMatch(/^sandbox allow-popups.*default-src 'none'/);
    expect(await frame.text()).toMatch(/^<!doctype html><base target="_blank">/);
  });

  it('returns 404 for an unknown mail', async () => {
    expect((await get('/inbox/5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11')).status).toBe(404);
  });

  it('keeps the last 500 mails, and none once it was emptied', async () => {
    const batch = Array(500).fill({ ...email, Subject: 'Batch' });
    await post(batch, { path: '/postmark/email/batch' });
    const mails: { subject: string }[] = await (await get('/inbox.json')).json();
    expect(mails).toHaveLength(500);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['Batch']));
    await fetch(`${sandbox.url}/inbox/empty`, { method: 'POST' });
    expect(await (await get('/inbox.json')).json()).toEqual([]);
    expect(await (await get('/inbox')).text()).toContain('No mail yet');
  });
});

describe('the sandbox', () => {
  it('lists the vendors that it replaces', async () => {
    const page = await (await get('/')).text();
    for (const text of ['Postmark', '/postmark', 'href="/inbox"', 'href="/google"', 'href="/faults"'])
      expect(page).toContain(text);
  });

  it('says what to do when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(startSandbox({ port })).rejects.toThrow(`cannot use port ${port}`);
    other.close();
  });

  it('is reachable only from this machine', () => {
    expect(new URL(sandbox.url).hostname).toBe('127.0.0.1');
  });

  it('closes although a request is still waiting', async () => {
    const other = await startSandbox({ port: 0 });
    await fetch(`${other.url}/faults.json`, { method: 'PUT', body: '{"postmark":{"delayMs":60000}}' });
    const headers = { ...apiHeaders, Expect: '100-continue' };
    const waiting = request(`${other.url}/postmark/email`, { method: 'POST', headers });
    const failed = once(waiting, 'error');
    waiting.flushHeaders();
    await once(waiting, 'continue');
    waiting.end('{}');
    await other.close();
    expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
  });
});
