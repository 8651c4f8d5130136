import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import ICAL from 'ical.js';
import nunjucks from 'nunjucks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { publicUrl, startTestServer, type TestServer } from '../support/server/test-server.ts';

const page = readFileSync(new URL('../../docs/recipes.md', import.meta.url), 'utf8');
/** The page's sections by their titles. */
const sections = new Map(page.split(/^## /m).map((text) => [text.slice(0, text.indexOf('\n')), text]));
const sectionOf = (title: string) => sections.get(title) ?? '';
const blocksOf = (title: string, language: string) =>
  [...sectionOf(title).matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code);

let server: TestServer;
let me: SignedIn;
let tokens: Readonly<Record<'read' | 'write', string>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { token } = await server.signIn(`${randomUUID()}@home.example`);
  me = { token, user: await server.call('onboard', { body: onboarding() }, token) };
  const create = async (scope: 'read' | 'write') => {
    const body = { name: scope, scope, expiresAt: '2027-02-01T00:00:00Z' };
    return (await server.call('createApiToken', { body }, token)).token;
  };
  tokens = { read: await create('read'), write: await create('write') };
});

const week = () => server.call('getWeek', { params: { offset: '0' } }, me.token);
const here = (text: string) => text.replaceAll('https://upkept.example', server.url);

async function openTask() {
  const open = (await week()).tasks.find(({ completed }) => !completed);
  if (!open) throw new Error('no task is open');
  return open;
}

const isCurlHere = spawnSync('curl', ['--version']).status === 0;

/** Runs a command of the page in a shell. Returns the response's status and its body. */
async function runCurl(command: string, variables: Readonly<Record<string, string>>): Promise<[number, string]> {
  const line = `${here(command).trimEnd()} --silent --show-error --write-out '\n%{http_code}'`;
  const env = { PATH: process.env.PATH ?? '', ...variables };
  const { stdout } = await promisify(execFile)('sh', ['-c', line], { env, timeout: 30_000 });
  const end = stdout.lastIndexOf('\n');
  return [Number(stdout.slice(end)), stdout.slice(0, end)];
}

describe.skipIf(!isCurlHere)('the recipes for a command line', () => {
  const [read = '', tick = '', move = '', record = '', ...others] = blocksOf('On a command line', 'sh');

  it('read the week, also with a token that may only read', async () => {
    expect(others).toEqual([]);
    // The first look at the week has the assistant write its note.
    await week();
    await server.settle();
    expect((await week()).noteComing).toBe(false);
    const [status, body] = await runCurl(read, { UPKEPT_TOKEN: tokens.read });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual(await week());
  });

  it('tick a task off, and open it again', async () => {
    const { id } = await openTask();
    const run = async (command: string) => {
      const [status] = await runCurl(command, { UPKEPT_TOKEN: tokens.write, TASK_ID: id });
      return [status, (await week()).tasks.find((task) => task.id === id)?.completed];
    };
    expect(await run(tick)).toEqual([200, true]);
    expect(await run(tick.replace('true', 'false'))).toEqual([200, false]);
    expect((await runCurl(tick, { UPKEPT_TOKEN: tokens.read, TASK_ID: id }))[0]).toBe(403);
  });

  it('move a task', async () => {
    const { id } = await openTask();
    expect((await runCurl(move, { UPKEPT_TOKEN: tokens.write, TASK_ID: id }))[0]).toBe(200);
    expect((await week()).tasks.find((task) => task.id === id)?.scheduledAt).toBe('2027-01-10');
  });

  it('record work', async () => {
    const answer = await runCurl(record, { UPKEPT_TOKEN: tokens.write });
    expect(answer).toEqual([200, expect.stringContaining('Fridge repaired')]);
    const history = await server.send('getHistory', {}, me.token);
    expect(await history.text()).toContain('Fridge repaired');
  });
});

type Rest = {
  readonly resource: string;
  readonly headers: Record<string, string>;
  readonly sensor: readonly { readonly name: string; readonly value_template: string }[];
};
type Action = {
  readonly action: string;
  readonly data?: Record<string, string>;
  readonly target?: { entity_id: string };
};
type Configuration = {
  readonly rest: readonly Rest[];
  readonly rest_command: Readonly<
    Record<
      string,
      { url: string; method: string; headers: Record<string, string>; content_type: string; payload: string }
    >
  >;
  readonly script: Readonly<Record<string, { readonly sequence: readonly Action[] }>>;
};

describe('the recipe for Home Assistant', () => {
  const configuration = (token: string) => {
    const secret = {
      tag: '!secret',
      resolve: (name: string) => (name === 'upkept_token' ? `Bearer ${token}` : undefined),
    };
    const [text = ''] = blocksOf('Home Assistant', 'yaml');
    return parse(text, { customTags: [secret] }) as Configuration;
  };
  const entityOf = (name: string) => `sensor.${name.toLowerCase().replaceAll(' ', '_')}`;

  /** The states of the sensors after one poll. */
  async function poll({ rest: [rest] }: Configuration): Promise<ReadonlyMap<string, string>> {
    if (!rest) throw new Error('nothing is polled');
    const response = await fetch(here(rest.resource), { headers: rest.headers });
    expect(response.status).toBe(200);
    const value_json: unknown = await response.json();
    return new Map(
      rest.sensor.map(({ name, value_template }) => [
        entityOf(name),
        nunjucks.renderString(value_template, { value_json }).trim(),
      ]),
    );
  }

  it('shows the open tasks and the next one, with a token that may only read', async () => {
    const open = (await week()).tasks.filter(({ completed }) => !completed);
    const states = await poll(configuration(tokens.read));
    expect(Object.fromEntries(states)).toEqual({
      'sensor.upkept_open_tasks': String(open.length),
      'sensor.upkept_next_task': open[0]?.fullTitle,
      'sensor.upkept_next_id': open[0]?.id,
    });
  });

  it('ticks off the next task until none is left', async () => {
    const { rest, rest_command, script } = configuration(tokens.write);
    const [tick, update] = script.upkept_tick_next_task?.sequence ?? [];
    const command = rest_command[tick?.action.replace('rest_command.', '') ?? ''];
    if (!command) throw new Error(`the script calls ${tick?.action}, which isn’t there`);
    for (let left = (await week()).tasks.filter(({ completed }) => !completed).length; left > 0; left--) {
      const states = await poll({ rest, rest_command, script });
      expect(states.get(update?.target?.entity_id ?? '')).toBe(String(left));
      const id = nunjucks.renderString(tick?.data?.id ?? '', { states: (entity: string) => states.get(entity) });
      const response = await fetch(here(nunjucks.renderString(command.url, { id })), {
        method: command.method.toUpperCase(),
        headers: { ...command.headers, 'Content-Type': command.content_type },
        body: command.payload,
      });
      expect(response.status).toBe(200);
    }
    expect(Object.fromEntries(await poll({ rest, rest_command, script }))).toEqual({
      'sensor.upkept_open_tasks': '0',
      'sensor.upkept_next_task': 'Nothing left this week',
      'sensor.upkept_next_id': '',
    });
  });
});

describe('the recipe for a phone', () => {
  it('adds a task', async () => {
    const rows = [...sectionOf('A shortcut on a phone').matchAll(/^\| ([^|]+) \| `(.+)` \|$/gm)];
    const [url = '', method = '', header = '', body = ''] = rows.map(([, , value]) => value);
    const [name = '', value = ''] = header.split(': ');
    const headers = { [name]: value.replace('UPKEPT_TOKEN', tokens.write), 'Content-Type': 'application/json' };
    expect((await fetch(here(url), { method, headers, body })).status).toBe(200);
    expect((await week()).tasks.find(({ title }) => title === 'Buy a filter')?.scheduledAt).toBe('2027-01-09');
  });
});

describe('the recipe for calendars', () => {
  it('is an address that programs read as iCalendar, and ask again cheaply', async () => {
    await server.database.knex('households').where({ id: me.user.id }).update({ premium_granted_at: new Date() });
    await week();
    const { url } = await server.call('renewCalendarFeed', {}, me.token);
    const secret = url.split('/').at(-1)?.replace('.ics', '') ?? '';
    const [address = ''] = blocksOf('A calendar', '');
    expect(address.trim().replace('https://upkept.example', publicUrl).replace('SECRET', secret)).toBe(url);
    const read = (headers = {}) => fetch(here(address.trim()).replace('SECRET', secret), { headers });
    const response = await read();
    expect(response.status).toBe(200);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(0);
    expect((await read({ 'If-None-Match': response.headers.get('ETag') ?? '' })).status).toBe(304);
  });
});
