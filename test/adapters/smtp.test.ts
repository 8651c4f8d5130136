import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import { makeSmtpMailer } from '#adapters/smtp/mailer.ts';
import { type Certificate, makeCertificate } from '../support/mail/certificate.ts';
import { outcomesOf } from '../support/mail/outcomes-of.ts';
import { sampleMails, signInLink, summaryMail } from '../support/mail/sample-mails.ts';
import { login, type SmtpTestServer, startSmtpServer } from '../support/mail/smtp-test-server.ts';
import { smtpUrl } from '../support/mail/smtp-url.ts';

const trusted = tls.getCACertificates('default');
let ours: Certificate;
beforeAll(async () => {
  ours = await makeCertificate('localhost');
  tls.setDefaultCACertificates([...trusted, ours.cert]);
});
afterAll(() => tls.setDefaultCACertificates(trusted));

const running = new Set<SmtpTestServer>();
afterEach(async () => {
  await Promise.all([...running].map((server) => server.close()));
  running.clear();
});
async function start(options: Parameters<typeof startSmtpServer>[0] = {}): Promise<SmtpTestServer> {
  const server = await startSmtpServer({ certificate: ours, ...options });
  running.add(server);
  return server;
}

const mailer = (url: string, timeoutSeconds?: number) =>
  makeSmtpMailer({
    url,
    from: 'Upkept <hello@upkept.example>',
    replyTo: 'help@upkept.example',
    renderer: makeMailRenderer({
      productName: 'Upkept',
      supportEmail: 'help@upkept.example',
      baseUrl: 'https://upkept.example',
    }),
    ...(timeoutSeconds !== undefined && { timeoutSeconds }),
  });
const mail = sampleMails['sign-in'];

describe('a mail', () => {
  it('arrives with both bodies, its sender and the address for replies, over TLS and after a login', async () => {
    const server = await start();
    await mailer(smtpUrl(server.port)).send(mail('whole@home.example'));
    const [got] = server.received;
    expect(got).toMatchObject({
      from: 'hello@upkept.example',
      to: ['whole@home.example'],
      secure: true,
      user: login.user,
      subject: 'Your sign-in link for Upkept',
    });
    expect(got?.headers).toMatchObject({
      from: 'Upkept <hello@upkept.example>',
      to: 'whole@home.example',
      'reply-to': 'help@upkept.example',
      // No reply says that its reader is away.
      'auto-submitted': 'auto-generated',
    });
    for (const body of [got?.html, got?.text]) expect(body).toContain(signInLink);
    expect(got?.text).toContain('this link also creates your account');
    expect(got?.headers['list-unsubscribe']).toBeUndefined();
  });

  it('has the same Message-ID each time that it is sent, and another one than other mails', async () => {
    const server = await start();
    const sent = mail('again@home.example');
    for (const each of [sent, sent, { ...sent, id: 'another link' }, mail('other@home.example')])
      await mailer(smtpUrl(server.port)).send(each);
    const [first, again, ...others] = server.received.map(({ headers }) => headers['message-id']);
    expect(first).toMatch(/^<[0-9a-f]{40}@upkept\.example>$/);
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it('goes to one address, whatever the address contains', async () => {
    const server = await start();
    const odd = "a&b~`{x}'o@home.example";
    await mailer(smtpUrl(server.port)).send(mail(odd));
    expect(server.received.map(({ to }) => to)).toEqual([[odd]]);
  });

  it('is sent over TLS from the start with smtps', async () => {
    const server = await start({ secure: true });
    await mailer(smtpUrl(server.port, { protocol: 'smtps' })).send(mail('smtps@home.example'));
    expect(server.received).toMatchObject([{ secure: true, user: login.user }]);
  });

  it('is sent without TLS or a login to a server that offers neither', async () => {
    const server = await start({ offersTls: false, needsLogin: false });
    await mailer(smtpUrl(server.port, { user: '' })).send(mail('relay@home.example'));
    expect(server.received).toMatchObject([{ secure: false, to: ['relay@home.example'] }]);
  });

  it('is sent over TLS without a login whatever the certificate, because there may be no TLS at all', async () => {
    const server = await start({ certificate: await makeCertificate('other.example'), needsLogin: false });
    await mailer(smtpUrl(server.port, { user: '' })).send(mail('tls@home.example'));
    expect(server.received).toMatchObject([{ secure: true }]);
  });
});

describe('a weekly summary', () => {
  it('can be unsubscribed from with one click, its address in one piece', async () => {
    const server = await start();
    const summary = summaryMail('summary@home.example');
    await mailer(smtpUrl(server.port)).send(summary);
    expect(server.received[0]?.headers).toMatchObject({
      'list-unsubscribe': `<${summary.links.unsubscribe}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });
});

describe('a lot of mails', () => {
  it('shares five connections, which close afterwards', async () => {
    const server = await start();
    const mails = Array.from({ length: 40 }, (_, index) => mail(`${index}@home.example`));
    const outcomes = await outcomesOf(mailer(smtpUrl(server.port)).sendEach, mails);
    expect(outcomes).toEqual(mails.map(() => ({ status: 'sent' })));
    expect(server.connections()).toBe(5);
    expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(40);
  });

  it('is not sent when the server is away, and each mail says so', async () => {
    const server = await start();
    const url = smtpUrl(server.port);
    await server.close();
    running.delete(server);
    const outcomes = await outcomesOf(mailer(url).sendEach, [mail('a@home.example'), mail('b@home.example')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['failed', 'failed']);
  });
});

describe('a mail that the server does not accept', () => {
  const outcomeOf = async (server: SmtpTestServer, to: string) =>
    (await outcomesOf(mailer(smtpUrl(server.port)).sendEach, [mail(to)]))[0];

  it('is refused when there is no such address, and rejected when the message is refused for good', async () => {
    const server = await start();
    expect(await outcomeOf(server, 'ada@rejected.example')).toMatchObject({
      status: 'refused',
      cause: { code: expect.stringContaining('550') },
    });
    server.refuseNext('554 5.6.0 Message refused');
    expect(await outcomeOf(server, 'ada@home.example')).toMatchObject({ status: 'rejected' });
  });

  it.each([
    ['its mailbox is full', 'ada@full.example'],
    ['the server does not pass mail on for us', 'ada@elsewhere.example'],
  ])('may be sent again when %s', async (_, to) => {
    expect(await outcomeOf(await start(), to)).toMatchObject({ status: 'failed' });
  });

  it('may be sent again when our login is wrong', async () => {
    const server = await start();
    const { sendEach } = mailer(smtpUrl(server.port, { password: 'wrong' }));
    const [outcome] = await outcomesOf(sendEach, [mail('ada@home.example')]);
    expect(outcome).toMatchObject({ status: 'failed', error: { name: 'MailNotSent' } });
  });
});

describe('the check of the settings', () => {
  const problem = (url: string, timeoutSeconds = 5) => mailer(url, timeoutSeconds).findProblem();

  it('finds nothing wrong, and sends nothing', async () => {
    const server = await start();
    expect(await problem(smtpUrl(server.port))).toBeUndefined();
    expect(server.received).toEqual([]);
  });

  it('finds nothing wrong with a relay that needs no login, and sends nothing', async () => {
    const relay = await start({ needsLogin: false });
    expect(await problem(`smtp://localhost:${relay.port}`)).toBeUndefined();
    expect(relay.received).toEqual([]);
  });

  it('says that the server needs a login, if the settings have none', async () => {
    const server = await start();
    expect(await problem(`smtp://localhost:${server.port}`)).toMatch(/^SMTP_URL: localhost needs a user name/);
  });

  it('says that a relay doesn’t accept the sender', async () => {
    const relay = await start({ needsLogin: false, refusedSender: 'hello@upkept.example' });
    expect(await problem(`smtp://localhost:${relay.port}`)).toBe(
      'MAIL_FROM: localhost doesn’t accept mail from this sender (553).',
    );
  });

  it('names a host that does not exist', async () => {
    expect(await problem(smtpUrl(587, { host: 'mail.invalid' }))).toBe(
      'SMTP_URL: there is no host named mail.invalid.',
    );
  });

  it('names a port where nothing listens', async () => {
    const server = await start();
    await server.close();
    running.delete(server);
    expect(await problem(smtpUrl(server.port))).toBe(
      `SMTP_URL: localhost doesn’t accept connections on port ${server.port}.`,
    );
  });

  it('says that the server rejects the login, without quoting it', async () => {
    const server = await start();
    const found = await problem(smtpUrl(server.port, { password: 'wrong-password' }));
    expect(found).toBe('SMTP_URL: localhost rejects the user name or the password.');
  });

  it('says that the server offers no TLS for the password', async () => {
    const server = await start({ offersTls: false });
    expect(await problem(smtpUrl(server.port))).toBe(
      'SMTP_URL: localhost doesn’t offer TLS, without which no password is sent.',
    );
  });

  it.each(['smtp', 'smtps'])('says over %s why the certificate is not valid', async (protocol) => {
    const secure = protocol === 'smtps';
    const stranger = await start({ secure, certificate: await makeCertificate('localhost') });
    expect(await problem(smtpUrl(stranger.port, { protocol }))).toMatch(
      /^SMTP_URL: the certificate of localhost isn’t valid \(self-signed certificate\); .*NODE_EXTRA_CA_CERTS/,
    );
    const other = await makeCertificate('other.example');
    tls.setDefaultCACertificates([...trusted, ours.cert, other.cert]);
    const misnamed = await start({ secure, certificate: other });
    expect(await problem(smtpUrl(misnamed.port, { protocol }))).toMatch(
      /^SMTP_URL: the certificate of localhost isn’t valid \(.*other\.example.*\)/,
    );
    tls.setDefaultCACertificates([...trusted, ours.cert]);
  });

  it('says which of the two protocols the port expects', async () => {
    const plain = await start();
    expect(await problem(smtpUrl(plain.port, { protocol: 'smtps' }))).toBe(
      `SMTP_URL: localhost doesn’t use TLS from the start on port ${plain.port}; try smtp:// instead of smtps://.`,
    );
    const encrypted = await start({ secure: true });
    expect(await problem(smtpUrl(encrypted.port), 0.5)).toMatch(/says nothing; .* use smtps:\/\/\.$/);
  });

  it('says that a host does not respond', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    expect(await problem(smtpUrl(port), 0.5)).toMatch(/^SMTP_URL: localhost accepts connections .* but says nothing/);
    silent.close();
  });
});
