import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startSmtpServer } from '../support/mail/smtp-test-server.ts';

// Visits an installation: node test/images/visit.ts ADDRESS PUBLIC_URL DOCTOR...
// Receives its mail on SMTP_PORT, signs in at ADDRESS with the link of a mail, and runs the doctor until all is well. With
// INVITED, the operator has the link sent.

const [address = '', publicUrl = '', command = '', ...args] = process.argv.slice(2);
const mails = await startSmtpServer({ needsLogin: false, host: '0.0.0.0', port: Number(process.env.SMTP_PORT) });

/** Asks again for two minutes: containers start in any order, and the doctor waits for a worker's first run. */
async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (const end = performance.now() + 120_000; performance.now() < end; await sleep(1_000)) {
    const found = await ask().catch(() => undefined);
    if (found !== undefined) return found;
  }
  throw new Error(`not within two minutes: ${what}`);
}

const post = (path: string, body: unknown) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify(body),
  });

await until('a server that is ready', async () => (await fetch(`${address}/readyz`)).ok || undefined);
if (!process.env.INVITED) {
  const requested = await post('/api/auth/request-magic-link', { email: 'ada@home.example' });
  assert.equal(requested.status, 200);
}
const token = await until('a mail with a link', async () =>
  mails.received.map(({ text }) => /[?&#]token=([\w.-]+)/.exec(text)?.[1]).find((each) => each !== undefined),
);
const verified = await post('/api/auth/verify', { token });
assert.equal(verified.status, 200);
const session: { readonly token: string } = await verified.json();
const me = await fetch(`${address}/api/auth/me`, { headers: { authorization: `Bearer ${session.token}` } });
assert.equal((await me.json()).email, 'ada@home.example');
process.stdout.write(`signed in at ${address} with the link of a mail\n`);

type Check = { readonly check: string; readonly status: string };
const checks = await until('a doctor that is content', async () => {
  const { stdout } = await promisify(execFile)(command, args).catch((failure: { readonly stdout: string }) => failure);
  const all: readonly Check[] = JSON.parse(stdout).checks;
  // The public address leads to this machine, where the container doesn't find it.
  return all.every(({ check, status }) => status !== 'fail' || check === 'public-url') ? all : undefined;
});
process.stdout.write(`doctor: ${checks.map(({ check, status }) => `${check} ${status}`).join(', ')}\n`);
await mails.close();
