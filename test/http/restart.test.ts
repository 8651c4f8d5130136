import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { removeEmbeddedPostgres } from '#adapters/embedded-postgres/remove-embedded-postgres.ts';
import { errors } from '#apps/contract/errors.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { makeDatabaseFolder } from '../support/database/database-folder.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { makeClient } from '../support/server/client.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, type Program, runBuilt, type Settings, startServerProcess } from '../support/server/process.ts';

let dataDir: string;
let settings: Settings;
const running = new Set<Program>();

beforeAll(async () => {
  await buildPrograms();
  dataDir = await makeDatabaseFolder('upkept-restart-');
  await chmod(dataDir, 0o755);
  const [port, sandboxPort] = await reservePorts(2);
  settings = { PORT: port, SANDBOX_PORT: sandboxPort, DATA_DIR: dataDir };
});
afterEach(async () => {
  await Promise.all([...running].map((program) => program.stop('SIGKILL')));
  running.clear();
});
afterAll(async () => {
  await removeEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

async function start(more: Settings = {}) {
  const program = await startServerProcess({ ...settings, ...more });
  running.add(program);
  const client = makeClient({ url: program.url, sandboxUrl: `http://127.0.0.1:${settings.SANDBOX_PORT}` });
  return { program, client };
}

const listBuiltIns = encodeURIComponent("process.on('exit', () => console.log(process.moduleLoadList.join()))");

const thisWeek = { params: { offset: '0' } };

/** Returns the processes whose command line contains our data folder, such as PostgreSQL's, according to /proc. */
async function processesOnOurData(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(dataDir)) found.push(line.replaceAll('\0', ' '));
  }
  return found;
}

describe('the server with its own database', () => {
  it('loses nothing when it is killed, speaks each language, and stops cleanly on a signal', async () => {
    const first = await start();
    await first.program.said('/inbox');
    expect(first.program.output().stdout).toBe(
      `Upkept is ready on http://localhost:${settings.PORT}\n` +
        `The mail it sends is in http://localhost:${settings.SANDBOX_PORT}/inbox\n`,
    );
    const { token } = await first.client.signInByMail('ada@home.example');
    await first.client.call('onboard', { body: onboarding({ scheduled_days: ['Sunday'] }) }, token);
    const own = await first.client.call(
      'createTask',
      { body: { title: 'Paint the fence', scheduledAt: new Date().toISOString() } },
      token,
    );
    const planned = (await first.client.call('getWeek', thisWeek, token)).tasks.filter(({ id }) => id !== own.id);
    expect(planned.length).toBeGreaterThan(0);
    for (const { id } of [own, ...planned.slice(0, 2)]) {
      await first.client.call('completeTask', { params: { id }, body: { completed: true } }, token);
    }
    // The worker writes the note some time after the week was planned.
    const hasNote = async () => (await first.client.call('getWeek', thisWeek, token)).note !== null;
    await expect.poll(hasNote, { timeout: 60_000 }).toBe(true);
    const week = await first.client.call('getWeek', thisWeek, token);
    const user = await first.client.call('me', {}, token);
    await first.program.stop('SIGKILL');

    const second = await start();
    const french = { headers: { 'Accept-Language': 'fr' } };
    const refusal = await fetch(new URL('/api/nowhere', second.program.url), french);
    expect(await refusal.json()).toMatchObject({ message: wordsIn('fr').refusals.said(errors.not_found.message) });
    expect(await second.client.call('me', {}, token)).toEqual(user);
    expect(await second.client.call('getWeek', thisWeek, token)).toEqual(week);
    expect(week.tasks.filter(({ completed }) => completed).length).toBe(1 + Math.min(2, planned.length));
    if (process.platform === 'linux') expect(await processesOnOurData()).not.toEqual([]);

    const { code, stderr } = await second.program.stop('SIGTERM');
    // A busy machine may take long enough to say what it waits for.
    const problems = stderr.split('\n').filter((line) => line !== '' && !line.includes('"msg":"waiting"'));
    expect({ code, problems }).toEqual({ code: 0, problems: [] });
    if (process.platform === 'linux') expect(await processesOnOurData()).toEqual([]);

    const third = await start();
    expect(await third.client.call('getWeek', thisWeek, token)).toEqual(week);
    expect((await third.client.signInByMail('ada@home.example')).user.id).toBe(user.id);
    expect((await third.program.stop('SIGINT')).code).toBe(0);

    // The client of `fetch` takes a third of a start, so a server has it only once it calls others, as a page asks for the price.
    const fourth = await start({ RUN_WORKER: 'false', NODE_OPTIONS: `--import=data:text/javascript,${listBuiltIns}` });
    expect(await fourth.client.call('getWeek', thisWeek, token)).toEqual(week);
    expect((await fetch(new URL('/api/nowhere', fourth.program.url))).status).toBe(404);
    const { stdout } = await fourth.program.stop('SIGTERM');
    expect(stdout).toContain('NativeModule http,');
    expect(stdout).not.toContain('undici');
  }, 240_000);
});

describe('a server that is stopped while it starts', () => {
  it('stops its database too', async () => {
    const program = runBuilt('http', [], settings);
    running.add(program);
    await expect.poll(() => existsSync(join(dataDir, 'postgres', 'postmaster.pid')), { interval: 5 }).toBe(true);
    expect((await program.stop('SIGTERM')).code).toBe(0);
    if (process.platform === 'linux') expect(await processesOnOurData()).toEqual([]);
  });
});

describe('a server that cannot start', () => {
  it.each([
    ['PORT', /Port (\d+) is in use\. Stop the program that uses it, or set PORT to another port\./],
    ['SANDBOX_PORT', /cannot use port (\d+): .*SANDBOX_PORT/],
  ])('says so when %s is taken, and leaves nothing behind', async (name, sentence) => {
    const squatter = createServer().listen(Number(settings[name]), '127.0.0.1');
    try {
      const { code, stdout, stderr } = await runBuilt('http', [], settings).ended;
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(sentence);
      expect(sentence.exec(stderr)?.[1]).toBe(settings[name]);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      if (process.platform === 'linux') expect(await processesOnOurData()).toEqual([]);
    } finally {
      squatter.close();
    }
  });

  it('names each setting that production needs', async () => {
    const { code, stdout, stderr } = await runBuilt('http', [], { NODE_ENV: 'production', ...settings }).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'APP_SECRET', 'POSTMARK_SERVER_TOKEN or SMTP_URL']) {
      expect(stderr).toContain(`${name}: needed in production`);
    }
    expect(stderr).not.toContain('    at ');
  });

  it('names each invalid setting', async () => {
    const { code, stderr } = await runBuilt('http', [], { ...settings, PORT: 'many', APP_SECRET: 'short' }).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('PORT: ');
    expect(stderr).toContain('APP_SECRET: needs at least 32 characters');
  });

  it('reports that the database cannot be reached', async () => {
    const [nothing] = await reservePorts(1);
    const { code, stderr } = await runBuilt('http', [], {
      ...settings,
      DATABASE_URL: `postgres://nobody:secret-password@127.0.0.1:${nothing}/none`,
    }).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('Upkept could not start');
    expect(stderr).not.toContain('secret-password');
    expect(stderr).not.toContain('    at ');
  });
});
