import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, runBuilt } from '../support/server/process.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const appSecret = 'the same for every program of this test';
let server: TestServer;
let address: string;
beforeAll(async () => {
  await buildPrograms();
  const [port] = await reservePorts(1);
  address = `http://127.0.0.1:${port}`;
  server = await startTestServer({ settings: { METRICS_PORT: port ?? '', APP_SECRET: appSecret } });
});
afterAll(async () => {
  await server?.close();
});

const scrape = async () => (await fetch(`${address}/metrics`)).text();
const linesOf = async (name: string) => (await scrape()).split('\n').filter((line) => line.startsWith(name));

describe('the metrics', () => {
  it('are on their own port only, and nothing else is', async () => {
    const response = await fetch(`${address}/metrics`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('upkept_');
    expect((await fetch(`${address}/healthz`)).status).toBe(404);
    expect((await fetch(`${address}/api/auth/me`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(405);
  });

  it('measure requests by the template of their address and the class of their status', async () => {
    const { token } = await server.signIn('measured@home.example');
    await server.call('onboard', { body: onboarding() }, token);
    await server.call('getWeek', { params: { offset: '3' } }, token);
    await server.refusal('getWeek', { params: { offset: '2' } });
    await fetch(`${server.url}/api/nothing/measured@home.example`);
    await fetch(`${server.url}/some/page?token=secret-token`);
    const counts = await linesOf('upkept_http_request_duration_seconds_count');
    for (const labels of [
      'method="GET",route="/api/tasks/week/:offset",status="2xx"',
      'method="GET",route="/api/tasks/week/:offset",status="4xx"',
      'method="GET",route="/api/*",status="4xx"',
      'method="GET",route="/*",status="2xx"',
    ]) {
      expect(counts.filter((line) => line.includes(`{${labels}}`))).toHaveLength(1);
    }
  });

  it('count mails and jobs', async () => {
    const counted = async () => {
      const text = await scrape();
      return [
        'upkept_mails_total{kind="sign-in",outcome="sent"}',
        'upkept_job_duration_seconds_count{queue="send-sign-in-link",outcome="succeeded"}',
      ].map((name) => Number(text.split(`\n${name} `)[1]?.split('\n')[0] ?? 0));
    };
    const [mails = 0, jobs = 0] = await counted();
    await server.signInByMail('mailed@home.example');
    expect(await counted()).toEqual([mails + 1, jobs + 1]);
  });

  it('hold nothing about a person', async () => {
    const { token, user } = await server.signInByMail('private@home.example');
    await server.call('onboard', { body: onboarding({ name: 'Perpetua' }) }, token);
    const { tasks } = await server.call('getWeek', { params: { offset: '0' } }, token);
    const [task] = tasks;
    await server.call('completeTask', { params: { id: task?.id ?? '' }, body: { completed: true } }, token);
    const text = await scrape();
    for (const secret of ['private@', 'Perpetua', user.id, task?.id ?? 'no task', token, '@home.example']) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it('are those that the operations guide describes', async () => {
    const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const described = new Set([...guide.matchAll(/\bupkept_[a-z_]+/g)].map(([name]) => name));
    const served = new Set([...(await scrape()).matchAll(/^# TYPE (upkept_\w+)/gm)].map(([, name]) => name ?? ''));
    const nameOf = (name: string) => (served.has(name) ? name : name.replace(/_(count|sum|bucket)$/, ''));
    expect([...new Set([...described].map(nameOf))].sort()).toEqual([...served].sort());
  });
});

describe('a worker of its own', () => {
  it('serves its metrics, too, until it stops', async () => {
    const [port = '', sandboxPort] = await reservePorts(2);
    const worker = runBuilt('cli', ['worker'], {
      DATABASE_URL: server.database.connectionString,
      APP_SECRET: appSecret,
      SANDBOX_PORT: sandboxPort,
      METRICS_PORT: port,
    });
    await worker.said('The worker is ready');
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('upkept_database_up 1');
    expect(text).toContain('upkept_queue_oldest_seconds{queue="queue-summaries"}');
    expect((await worker.stop()).code).toBe(0);
  });
});

describe('without a port for metrics', () => {
  it('a server serves none', async () => {
    const silent = await startTestServer({
      database: server.database,
      settings: { APP_SECRET: appSecret },
    });
    expect(await (await fetch(`${silent.url}/metrics`)).text()).not.toContain('upkept_');
    await silent.close();
  });
});

describe('a port that is taken', () => {
  it('is named when the server starts', async () => {
    const taken = new URL(address).port;
    await expect(
      startTestServer({ database: server.database, settings: { METRICS_PORT: taken, APP_SECRET: appSecret } }),
    ).rejects.toThrow(`Port ${taken} is in use. Stop the program that uses it, or set METRICS_PORT to another port.`);
  });
});
