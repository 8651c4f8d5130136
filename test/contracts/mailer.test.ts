import { afterAll, beforeAll } from 'vitest';
import { makeRecordingMailer } from '#adapters/memory/mailer.ts';
import { makePostmarkMailer } from '#adapters/postmark/mailer.ts';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { mailerContract } from './mailer.contract.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(async () => {
  await sandbox.close();
});

mailerContract('memory', async () => {
  const mailer = makeRecordingMailer();
  return {
    mailer,
    linksTo: async (address) => mailer.sent.filter(({ to }) => to === address).map(({ link }) => link),
    refuseNext: async () => mailer.refuse(1),
  };
});

mailerContract('postmark', async () => ({
  mailer: makePostmarkMailer({
    serverToken: 'server-token',
    apiUrl: `${sandbox.url}/postmark`,
    from: 'hello@upkept.example',
    replyTo: 'help@upkept.example',
    renderer: makeMailRenderer({
      productName: 'Upkept',
      supportEmail: 'help@upkept.example',
      baseUrl: 'https://upkept.example',
    }),
  }),
  linksTo: async (address) => {
    const mails: { text: string }[] = await (await fetch(`${sandbox.url}/inbox.json?to=${address}`)).json();
    return mails.reverse().flatMap(({ text }) => text.match(/https:\S+token=\S+/g) ?? []);
  },
  refuseNext: async () => {
    const body = JSON.stringify({ postmark: { status: 500, times: 1 } });
    await fetch(`${sandbox.url}/faults.json`, { method: 'PUT', body });
  },
}));
