import tls from 'node:tls';
import { afterAll, beforeAll } from 'vitest';
import { makeRecordingMailer } from '#adapters/memory/mailer.ts';
import { makePostmarkMailer } from '#adapters/postmark/mailer.ts';
import { mostInBatch } from '#adapters/postmark/send-in-batches.ts';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import { makeSmtpMailer } from '#adapters/smtp/mailer.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { mailConnections } from '#core/ports/mailer.ts';
import { makeCertificate } from '../support/mail/certificate.ts';
import { type SmtpTestServer, startSmtpServer } from '../support/mail/smtp-test-server.ts';
import { smtpUrl } from '../support/mail/smtp-url.ts';
import { mailerContract } from './mailer.contract.ts';

const trusted = tls.getCACertificates('default');
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let smtpServer: SmtpTestServer;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const certificate = await makeCertificate('localhost');
  tls.setDefaultCACertificates([...trusted, certificate.cert]);
  smtpServer = await startSmtpServer({ certificate });
});
afterAll(async () => {
  tls.setDefaultCACertificates(trusted);
  await Promise.all([sandbox.close(), smtpServer.close()]);
});

const sender = {
  from: 'hello@upkept.example',
  replyTo: 'help@upkept.example',
  renderer: makeMailRenderer({
    productName: 'Upkept',
    supportEmail: 'help@upkept.example',
    baseUrl: 'https://upkept.example',
  }),
};
const linksIn = (texts: readonly string[]) => texts.flatMap((text) => text.match(/https:\S+token=\S+/g) ?? []);

mailerContract('memory', async () => {
  const mailer = makeRecordingMailer();
  const broken = makeRecordingMailer();
  const dead = { address: 'gone@dead.example', status: 'refused' } as const;
  mailer.setOutcome(dead.address, dead.status);
  broken.breakDown('MAIL_SERVICE: it is away.');
  return {
    mailer,
    dead,
    linksTo: async (address) =>
      mailer.sent.flatMap((mail) => (mail.kind === 'sign-in' && mail.to === address ? mail.link : [])),
    refuseNext: async () => mailer.refuse(1),
    atOnce: mailConnections,
    broken: { mailer: broken, setting: 'MAIL_SERVICE' },
  };
});

mailerContract('postmark', async () => {
  const access = { serverToken: 'server-token', apiUrl: `${sandbox.url}/postmark`, ...sender };
  return {
    mailer: makePostmarkMailer({ ...access, summaryStream: 'summaries' }),
    dead: { address: 'gone@inactive.example', status: 'refused' },
    linksTo: async (address) => {
      const mails: { text: string }[] = await (await fetch(`${sandbox.url}/inbox.json?to=${address}`)).json();
      return linksIn(mails.reverse().map(({ text }) => text));
    },
    refuseNext: async () => {
      const body = JSON.stringify({ postmark: { status: 500, times: 1 } });
      await fetch(`${sandbox.url}/faults.json`, { method: 'PUT', body });
    },
    atOnce: mostInBatch,
    broken: {
      mailer: makePostmarkMailer({ ...access, summaryStream: 'letters' }),
      setting: 'POSTMARK_SUMMARY_STREAM',
    },
  };
});

mailerContract('smtp', async () => ({
  mailer: makeSmtpMailer({ url: smtpUrl(smtpServer.port), ...sender }),
  dead: { address: 'gone@rejected.example', status: 'refused' },
  linksTo: async (address) =>
    linksIn(smtpServer.received.filter(({ to }) => to.includes(address)).map(({ text }) => text)),
  refuseNext: async () => smtpServer.refuseNext('451 4.3.0 Try again later'),
  atOnce: mailConnections,
  broken: {
    mailer: makeSmtpMailer({ url: smtpUrl(smtpServer.port, { password: 'wrong' }), ...sender }),
    setting: 'SMTP_URL',
  },
}));
