import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePostmarkMailer } from '#adapters/postmark/mailer.ts';
import { mostInBatch } from '#adapters/postmark/send-in-batches.ts';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { outcomesOf } from '../support/mail/outcomes-of.ts';
import { summaryMail } from '../support/mail/sample-mails.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(async () => {
  await sandbox.close();
});

const token = '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11.Qm9va3MgYXJlIGEgdW5pcXVlbHkgcG9ydGFibGUgbWE';
const link = `https://upkept.example/verify-auth?token=${token}`;
const mail = {
  kind: 'sign-in' as const,
  language: 'en' as const,
  id: 'a link',
  to: 'ada@home.example',
  link,
  validMinutes: 10,
};

const mailer = (overrides: Partial<Parameters<typeof makePostmarkMailer>[0]> = {}) =>
  makePostmarkMailer({
    serverToken: 'server-token',
    apiUrl: `${sandbox.url}/postmark`,
    summaryStream: 'summaries',
    from: 'Upkept <hello@upkept.example>',
    replyTo: 'help@upkept.example',
    renderer: makeMailRenderer({
      productName: 'Upkept',
      supportEmail: 'help@upkept.example',
      baseUrl: 'https://upkept.example',
    }),
    ...overrides,
  });

type Received = { to: string; subject: string; text: string; html: string; headers: Record<string, string> };
const received = async (to: string): Promise<Received[]> =>
  await (await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`)).json();

const setFaults = async (postmark: object) => {
  await fetch(`${sandbox.url}/faults.json`, { method: 'PUT', body: JSON.stringify({ postmark }) });
};

beforeEach(() => setFaults({}));

describe('a mail', () => {
  it('arrives with both bodies, its sender and the address for replies', async () => {
    const to = 'whole@home.example';
    await mailer().send({ ...mail, to });
    const [got] = await received(to);
    expect(got).toMatchObject({ to, subject: 'Your sign-in link for Upkept' });
    expect(got?.headers).toMatchObject({
      From: 'Upkept <hello@upkept.example>',
      'Reply-To': 'help@upkept.example',
      'X-PM-Message-Stream': 'outbound',
      'Auto-Submitted': 'auto-generated',
      'Message-ID': expect.stringMatching(/^<[0-9a-f]{40}@/),
      'X-PM-KeepID': 'true',
    });
    for (const body of [got?.html, got?.text]) expect(body).toContain(link);
    expect(got?.html).toContain('<body');
    expect(got?.text).not.toContain('<body');
  });

  it('keeps its links as they are, and reports no opening', async () => {
    const requests: string[] = [];
    const postmark = createServer(async (request, response) => {
      requests.push(await text(request));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ErrorCode": 0, "Message": "OK"}');
    });
    await new Promise<void>((resolve) => postmark.listen(0, '127.0.0.1', resolve));
    await mailer({ apiUrl: `http://127.0.0.1:${(postmark.address() as AddressInfo).port}` }).send(mail);
    expect(JSON.parse(requests[0] ?? '')).toMatchObject({ TrackLinks: 'None', TrackOpens: false });
    await new Promise((resolve) => postmark.close(resolve));
  });

  it('has no headers of a list, unless it is a summary', async () => {
    const to = 'list@home.example';
    await mailer().send({ ...mail, to });
    expect(Object.keys((await received(to))[0]?.headers ?? {}).join()).not.toMatch(/list-/i);
  });

  it('can be sent to the same address again', async () => {
    const to = 'twice@home.example';
    await mailer().send({ ...mail, to });
    await mailer().send({ ...mail, to });
    expect(await received(to)).toHaveLength(2);
  });
});

describe('a weekly summary', () => {
  it('goes to a stream of its own, and can be unsubscribed from with one click', async () => {
    const summary = summaryMail('weekly@home.example');
    await mailer().send(summary);
    const [got] = await received(summary.to);
    expect(got?.headers).toMatchObject({
      'X-PM-Message-Stream': 'summaries',
      'X-PM-Tag': 'weekly-summary',
      'List-Unsubscribe': `<${summary.links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});

describe('a lot of mails', () => {
  const letters = (count: number, at: string) =>
    Array.from({ length: count }, (_, index) => ({ ...mail, id: `${index}`, to: `${index}@${at}.example` }));

  /** A Postmark that notes its requests, and answers each batch once another one would have arrived. */
  async function withPostmark(work: (apiUrl: string, batches: readonly number[]) => Promise<void>) {
    const batches: number[] = [];
    const onTheWay = new Set<number>();
    const postmark = createServer(async (request, response) => {
      if (request.method === 'GET') return void response.end();
      const messages: { To: string }[] = JSON.parse(await text(request));
      expect(request.url).toBe('/email/batch');
      batches.push(messages.length);
      onTheWay.add(batches.length);
      expect(onTheWay.size).toBe(1);
      await fetch(`http://127.0.0.1:${(postmark.address() as AddressInfo).port}`);
      onTheWay.clear();
      const answers = messages.map(({ To }) => ({ ErrorCode: To.startsWith('7@') ? 406 : 0, Message: '', To }));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answers));
    });
    await new Promise<void>((resolve) => postmark.listen(0, '127.0.0.1', resolve));
    await work(`http://127.0.0.1:${(postmark.address() as AddressInfo).port}`, batches);
    await new Promise((resolve) => postmark.close(resolve));
  }

  it('goes in batches, of which one at most is on its way, although two callers send', async () => {
    await withPostmark(async (apiUrl, batches) => {
      const { sendEach } = mailer({ apiUrl });
      const [one, other] = await Promise.all(
        ['one', 'other'].map((at) => outcomesOf(sendEach, letters(mostInBatch + 10, at))),
      );
      expect(batches.toSorted()).toEqual([10, 10, mostInBatch, mostInBatch]);
      for (const outcomes of [one, other]) {
        expect(outcomes?.map(({ status }) => status)).toEqual(
          outcomes?.map((_, index) => (index === 7 ? 'refused' : 'sent')),
        );
      }
    });
  });

  it.each([{ status: 500 }, { status: 429 }, { reset: true }, { delayMs: 3_000 }])(
    'may be sent again, every one of its batch, when Postmark fails with %j',
    async (fault) => {
      await setFaults({ ...fault, times: 1 });
      const mails = letters(3, `batch-${Object.keys(fault).join()}-${Object.values(fault).join()}`);
      const { sendEach } = mailer({ timeoutSeconds: 0.5 });
      const outcomes = await outcomesOf(sendEach, mails);
      expect(outcomes.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
      expect(JSON.stringify(outcomes)).not.toMatch(/batch-|token/);
      expect((await outcomesOf(sendEach, mails)).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
    },
  );

  it('is refused letter by letter: one without a valid address keeps no other back', async () => {
    const mails = letters(3, 'mixed').map((each, index) => (index === 1 ? { ...each, to: 'nobody' } : each));
    const outcomes = await outcomesOf(mailer().sendEach, mails);
    expect(outcomes.map(({ status }) => status)).toEqual(['sent', 'rejected', 'sent']);
  });
});

describe('the check of the settings', () => {
  it.each([
    [401, /^POSTMARK_SERVER_TOKEN: /],
    [404, /^POSTMARK_SUMMARY_STREAM: .*“summaries”/],
    [500, /^Postmark responds with status 500\./],
  ])('explains the status %i', async (status, sentence) => {
    const postmark = createServer((_, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"ErrorCode": 10, "Message": "No"}');
    });
    await new Promise<void>((resolve) => postmark.listen(0, '127.0.0.1', resolve));
    const { findProblem } = mailer({ apiUrl: `http://127.0.0.1:${(postmark.address() as AddressInfo).port}` });
    expect(await findProblem()).toMatch(sentence);
    await new Promise((resolve) => postmark.close(resolve));
  });

  it('says that Postmark cannot be reached', async () => {
    await setFaults({ reset: true, times: 1 });
    expect(await mailer().findProblem()).toMatch(/^Postmark can’t be reached\./);
  });
});

describe('a mail that Postmark does not accept', () => {
  it.each([
    { fault: { status: 429 }, code: 'HTTP 429' },
    { fault: { status: 500 }, code: 'HTTP 500' },
    { fault: { reset: true }, code: 'unreachable' },
    { fault: { delayMs: 3_000 }, code: 'time-out' },
  ])('is not sent when Postmark fails with $fault', async ({ fault, code }) => {
    await setFaults({ ...fault, times: 1 });
    const to = `fault-${code.replaceAll(' ', '-')}@home.example`;
    await expect(mailer({ timeoutSeconds: 0.5 }).send({ ...mail, to })).rejects.toMatchObject({
      name: 'MailNotSent',
      code,
    });
    await mailer().send({ ...mail, to });
    expect(await received(to)).toHaveLength(1);
  });

  it('is not sent when Postmark is unreachable', async () => {
    const dead = await startSandbox({ port: 0 });
    await dead.close();
    const failure = mailer({ apiUrl: `${dead.url}/postmark` }).send(mail);
    await expect(failure).rejects.toMatchObject({ name: 'MailNotSent', code: 'unreachable' });
  });

  it.each([
    { to: 'gone@inactive.example', code: 'address_refused', cause: '406' },
    { to: 'not an address', code: 'mail_rejected', cause: '300' },
  ])('must not be sent again when it goes to $to', async ({ to, code, cause }) => {
    await expect(mailer().send({ ...mail, to })).rejects.toMatchObject({
      name: 'DomainError',
      code,
      cause: { name: 'MailRefused', code: cause },
    });
  });

  it('may be sent again when its stream does not exist', async () => {
    const failure = mailer({ summaryStream: 'letters' }).send(summaryMail('stream@home.example'));
    await expect(failure).rejects.toMatchObject({ name: 'MailRefused', code: '1235' });
  });

  it('fails without naming its address or its link', async () => {
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

describe('summaries that Postmark stopped', () => {
  /** Sends a summary to the address, and presses a button of the inbox below it. */
  async function react(to: string, reaction: string): Promise<void> {
    await mailer().send(summaryMail(to));
    const newest = await (await fetch(`${sandbox.url}/inbox`)).text();
    const id = /\/inbox\/([0-9a-f-]{36})/.exec(newest)?.[1];
    await fetch(`${sandbox.url}/inbox/${id}/${reaction}`, { method: 'POST', redirect: 'manual' });
    await expect(mailer().send(summaryMail(to))).rejects.toMatchObject({ code: 'address_refused' });
  }

  it.each(['bounce', 'unsubscribe'])('because of this arrive again: %s', async (reaction) => {
    const to = `again-${reaction}@home.example`;
    await react(to, reaction);
    await mailer().resumeSummaries(to);
    await mailer().send(summaryMail(to));
  });

  it('because of a complaint stay stopped', async () => {
    const to = 'complained@home.example';
    await react(to, 'complain');
    await mailer().resumeSummaries(to);
    await expect(mailer().send(summaryMail(to))).rejects.toMatchObject({ code: 'address_refused' });
  });

  it('are never named by a failure', async () => {
    const resuming = mailer({ summaryStream: 'letters' }).resumeSummaries('secret@home.example');
    await expect(resuming).rejects.not.toThrow(/secret@/);
  });
});
