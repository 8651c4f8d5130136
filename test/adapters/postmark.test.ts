import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePostmarkMailer } from '#adapters/postmark/mailer.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(async () => {
  await sandbox.close();
});

const token = '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11.Qm9va3MgYXJlIGEgdW5pcXVlbHkgcG9ydGFibGUgbWE';
const link = `https://upkept.example/verify-auth?token=${token}`;
const mail = { kind: 'sign-in' as const, to: 'ada@home.example', link, validMinutes: 10 };

const mailer = (overrides: Partial<Parameters<typeof makePostmarkMailer>[0]> = {}) =>
  makePostmarkMailer({
    serverToken: 'server-token',
    apiUrl: `${sandbox.url}/postmark`,
    from: 'Upkept <hello@upkept.example>',
    productName: 'Upkept',
    supportEmail: 'help@upkept.example',
    baseUrl: 'https://upkept.example',
    ...overrides,
  });

type Received = { to: string; subject: string; text: string; html: string; headers: Record<string, string> };
const received = async (to: string): Promise<Received[]> =>
  await (await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`)).json();

const setFaults = async (postmark: object) => {
  await fetch(`${sandbox.url}/faults.json`, { method: 'PUT', body: JSON.stringify({ postmark }) });
};

describe('the sign-in mail', () => {
  it('arrives with its link in both bodies, for how long it lives, to whom and why', async () => {
    const to = 'whole@home.example';
    await mailer().send({ ...mail, to });
    const [got] = await received(to);
    expect(got).toMatchObject({ to, subject: 'Your sign-in link for Upkept' });
    expect(got?.headers).toMatchObject({
      From: 'Upkept <hello@upkept.example>',
      'Reply-To': 'help@upkept.example',
      'X-PM-Message-Stream': 'outbound',
    });
    for (const body of [got?.html, got?.text]) {
      expect(body).toContain(link);
      expect(body).toContain('for 10 minutes');
      expect(body).toContain(`This mail went to ${to}`);
      expect(body).toContain('ignore this mail');
      expect(body).toContain('help@upkept.example');
    }
  });

  it('has one button, dark colours, and fetches nothing', async () => {
    const to = 'html@home.example';
    await mailer().send({ ...mail, to });
    const html = (await received(to))[0]?.html ?? '';
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<img|<link|<script|@import|url\(/i);
  });

  it('is text that reads well without its markup', async () => {
    const to = 'text@home.example';
    await mailer().send({ ...mail, to, validMinutes: 1 });
    const text = (await received(to))[0]?.text ?? '';
    expect(text).toContain('for 1 minute\n');
    expect(text).not.toMatch(/<[a-z]|&[a-z#0-9]+;/i);
    expect(text.split(link)).toHaveLength(2);
  });

  it('shows an address that looks like markup as it is', async () => {
    const to = 'a&b~`{x}@home.example';
    await mailer().send({ ...mail, to });
    const [got] = await received(to);
    expect(got?.html).toContain('a&amp;b~`{x}@home.example');
    expect(got?.text).toContain(to);
  });

  it('can go again to the same address', async () => {
    const to = 'twice@home.example';
    await mailer().send({ ...mail, to });
    await mailer().send({ ...mail, to });
    expect(await received(to)).toHaveLength(2);
  });
});

describe('a mail that Postmark does not take', () => {
  beforeEach(async () => await setFaults({}));

  it.each([
    { fault: { status: 429 }, code: 'HTTP 429' },
    { fault: { status: 500 }, code: 'HTTP 500' },
    { fault: { reset: true }, code: 'unreachable' },
    { fault: { delayMs: 3_000 }, code: 'time-out' },
  ])('is not sent when Postmark suffers from $fault', async ({ fault, code }) => {
    await setFaults({ ...fault, times: 1 });
    const to = `fault-${code.replaceAll(' ', '-')}@home.example`;
    await expect(mailer({ timeoutSeconds: 0.5 }).send({ ...mail, to })).rejects.toMatchObject({
      name: 'MailNotSent',
      code,
    });
    await mailer().send({ ...mail, to });
    expect(await received(to)).toHaveLength(1);
  });

  it('is not sent when nothing answers', async () => {
    const dead = await startSandbox({ port: 0 });
    await dead.close();
    const failure = mailer({ apiUrl: `${dead.url}/postmark` }).send(mail);
    await expect(failure).rejects.toMatchObject({ name: 'MailNotSent', code: 'unreachable' });
  });

  it.each([
    { to: 'gone@inactive.example', code: '406' },
    { to: 'not an address', code: '300' },
  ])('is refused, by its code, when it goes to $to', async ({ to, code }) => {
    await expect(mailer().send({ ...mail, to })).rejects.toMatchObject({ name: 'MailRefused', code });
  });

  it('tells nobody its address or its link', async () => {
    const attempts = [
      { to: 'gone@inactive.example', fault: {} },
      { to: 'secret@@home', fault: {} },
      { to: 'secret@home.example', fault: { status: 500 } },
      { to: 'secret@home.example', fault: { reset: true } },
    ];
    for (const { to, fault } of attempts) {
      await setFaults(fault);
      const failure: Error = await mailer()
        .send({ ...mail, to })
        .then(
          () => expect.fail('sent'),
          (error: Error) => error,
        );
      const everything = [failure.message, failure.stack, String(failure.cause), JSON.stringify(failure)].join();
      expect(everything).not.toMatch(/secret|gone|inactive\.example|token|Qm9va3|5f0c7e0c/);
    }
  });
});
