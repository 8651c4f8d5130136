import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { makeCertificate } from '../support/mail/certificate.ts';
import { login, type SmtpTestServer, startSmtpServer } from '../support/mail/smtp-test-server.ts';
import { smtpUrl } from '../support/mail/smtp-url.ts';
import { makeClient } from '../support/server/client.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, type Program, type Settings, startServerProcess } from '../support/server/process.ts';

let folder: string;
let database: TestDatabase;
let smtpServer: SmtpTestServer;
let settings: Settings;
const running = new Set<Program>();

beforeAll(async () => {
  await buildPrograms();
  folder = await mkdtemp(join(tmpdir(), 'upkept-smtp-'));
  database = await openTestDatabase();
  const certificate = await makeCertificate('localhost');
  const authority = join(folder, 'authority.pem');
  await writeFile(authority, certificate.cert);
  smtpServer = await startSmtpServer({ certificate });
  // Everything that a production server needs, and nothing else about mail.
  settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://home.upkept.example',
    DATABASE_URL: database.connectionString,
    APP_SECRET: randomUUID(),
    SMTP_URL: smtpUrl(smtpServer.port),
    NODE_EXTRA_CA_CERTS: authority,
    DATA_DIR: folder,
  };
});
afterAll(async () => {
  await Promise.all([database.close(), smtpServer.close()]);
  await rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  // They share a queue, and those that can't send would take the jobs of the others.
  await Promise.all([...running].map((program) => program.stop()));
  running.clear();
});

async function start(changes: Settings = {}) {
  const [PORT] = await reservePorts(1);
  const program = await startServerProcess({ ...settings, ...changes, PORT });
  running.add(program);
  return { program, client: makeClient({ url: program.url, sandboxUrl: '' }) };
}

describe('a production server with an SMTP server alone', () => {
  it('signs a new user in with the link that it mails over TLS, after a login', async () => {
    const { program, client } = await start();
    const email = 'ada@home.example';
    await client.call('requestMagicLink', { body: { email } });
    await expect.poll(() => smtpServer.received.length).toBe(1);
    const [mail] = smtpServer.received;
    expect(mail).toMatchObject({ to: [email], secure: true, user: login.user });
    const token = /https:\/\/home\.upkept\.example\/verify-auth\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { user } = await client.call('verifyMagicLink', { body: { token } });
    expect(user).toMatchObject({ email, isOnboarded: false });
    const { stdout, stderr } = program.output();
    expect(stdout + stderr).not.toMatch(/ada@|SMTP_URL/);
  });

  it('starts with a wrong password, and says which setting is wrong without quoting it', async () => {
    const { program } = await start({ SMTP_URL: smtpUrl(smtpServer.port, { password: 'wrong-password' }) });
    await program.said('SMTP_URL: localhost rejects the user name or the password.');
    expect(program.output().stderr).not.toContain('wrong-password');
  });

  it('starts without trusting the certificate, and says that it is not valid', async () => {
    const { program } = await start({ NODE_EXTRA_CA_CERTS: undefined });
    await program.said('SMTP_URL: the certificate of localhost isn’t valid');
  });
});
