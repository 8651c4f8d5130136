import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { commandTopicOf, payloadOf, readDiscovery } from '../support/home-assistant/discovery-schema.ts';
import { ordinaryHome } from '../support/people/onboarding.ts';

// Shows a home in Home Assistant through Debian's Mosquitto, with the access rules of docs/operations.md, and a server that
// `npm start` starts: apt-get install mosquitto mosquitto-clients && ./run test/mosquitto/run.ts
// Signs in by the sandbox's inbox, switches on, presses the button, gives a reading, restarts the broker and switches off.

const project = fileURLToPath(new URL('../..', import.meta.url));
const [port, sandboxPort, brokerPort] = ['13900', '13901', '18883'];
const url = `http://localhost:${port}`;
const [server, homeAssistant] = [
  ['upkept', 'p@ss/word'],
  ['ha', 'other'],
] as const;

const folder = await mkdtemp(join(tmpdir(), 'upkept-mosquitto-'));
const step = (text: string) => process.stdout.write(`${text}\n`);

/** Waits for what processes do. */
async function until<Result>(
  what: string,
  look: () => Promise<Result | undefined> | Result | undefined,
): Promise<Result> {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(200)) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error(`This didn't happen: ${what}`);
}

async function writeBrokerSettings(): Promise<string> {
  const operations = await readFile(join(project, 'docs/operations.md'), 'utf8');
  const rules = /^user upkept\n.*?(?=^```)/ms.exec(operations)?.[0];
  assert.ok(rules, 'docs/operations.md has access rules');
  await writeFile(join(folder, 'acl'), rules);
  await writeFile(
    join(folder, 'passwords'),
    [server, homeAssistant].map(([name, word]) => `${name}:${word}\n`).join(''),
  );
  assert.equal(spawnSync('mosquitto_passwd', ['-U', join(folder, 'passwords')]).status, 0);
  const settings = `listener ${brokerPort} 127.0.0.1\nallow_anonymous false\npersistence false\nacl_file ${folder}/acl\npassword_file ${folder}/passwords\n`;
  await writeFile(join(folder, 'mosquitto.conf'), settings);
  for (const file of ['acl', 'passwords', 'mosquitto.conf']) await chmod(join(folder, file), 0o644);
  await chmod(folder, 0o755);
  return join(folder, 'mosquitto.conf');
}

async function startBroker(settings: string): Promise<ChildProcess> {
  const broker = spawn('mosquitto', ['-c', settings], { stdio: 'ignore' });
  await until('the broker starts', () => send('homeassistant/status', 'offline') || undefined);
  return broker;
}

const login = (user: readonly [string, string]) => [
  '-h',
  '127.0.0.1',
  '-p',
  brokerPort ?? '',
  '-u',
  user[0],
  '-P',
  user[1],
];
/** Publishes as Home Assistant. Returns whether the broker was there. */
const send = (topic: string, payload: string): boolean =>
  spawnSync('mosquitto_pub', [...login(homeAssistant), '-q', '1', '-t', topic, '-m', payload]).status === 0;

/** What the broker keeps, as Home Assistant may read it. */
function kept(user: readonly [string, string] = homeAssistant): ReadonlyMap<string, string> {
  const topics = ['homeassistant/device/+/config', 'upkept/+/state', 'upkept/+/status'].flatMap((each) => ['-t', each]);
  const format = ['--retained-only', '-F', '%t %p', '-W', '1'];
  const { stdout } = spawnSync('mosquitto_sub', [...login(user), ...topics, ...format], { encoding: 'utf8' });
  return new Map(
    stdout
      .split('\n')
      .filter(Boolean)
      .map((line): [string, string] => {
        const space = line.indexOf(' ');
        return [line.slice(0, space), line.slice(space + 1)];
      }),
  );
}

async function api(method: string, path: string, token?: string, body?: unknown) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  assert.ok(response.ok, `${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

async function signIn(): Promise<string> {
  const email = 'ada@home.example';
  await api('POST', '/api/auth/request-magic-link', undefined, { email });
  const inbox = `http://localhost:${sandboxPort}/inbox.json?to=${email}`;
  const link = await until('the mail comes', async () => {
    const [mail] = (await (await fetch(inbox)).json()) as { readonly text: string }[];
    return /verify-auth\S*token=([^\s&]+)/.exec(mail?.text ?? '')?.[1];
  });
  const { token } = await api('POST', '/api/auth/verify', undefined, { token: decodeURIComponent(link) });
  const answers = { name: 'Ada', country: 'FR', timezone: 'Europe/Paris', features: ordinaryHome };
  const days = { tasks_per_week: 5, scheduled_days: ['Saturday', 'Sunday'] };
  await api('POST', '/api/users/onboard', token, { ...answers, ...days });
  return token;
}

let broker: ChildProcess | undefined;
let program: ChildProcess | undefined;
let output = '';
try {
  const settings = await writeBrokerSettings();
  broker = await startBroker(settings);
  const [name, word] = server;
  const env = {
    ...process.env,
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    DATA_DIR: join(folder, 'data'),
    MQTT_URL: `mqtt://${name}:${encodeURIComponent(word)}@127.0.0.1:${brokerPort}`,
    LOG_LEVEL: 'info',
  };
  program = spawn('npm', ['start'], { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  for (const stream of [program.stdout, program.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  await until('the server starts', () => output.includes('Upkept is ready') || undefined);
  await until('it says that it is online', () => [...kept().values()].includes('online') || undefined);
  step('The server is connected, and says that it is online.');

  const token = await signIn();
  const find = (kind: RegExp) => [...kept()].find(([topic]) => kind.test(topic))?.[1];
  const state = () => JSON.parse(find(/\/state$/) ?? 'null');
  const config = () => find(/\/config$/);
  const device = () => readDiscovery(config() ?? '');
  await api('GET', '/api/tasks/week/0', token);
  assert.equal(config(), undefined);
  step('Signed in and onboarded: nothing of the home is published.');

  await api('PUT', '/api/home-assistant', token);
  await until('the home is published', () => (config() !== undefined && state() !== null) || undefined);
  step(`Switched on: ${JSON.stringify(state())}`);

  const week = (await api('GET', '/api/tasks/week/0', token)).tasks;
  const [topic, taskId] = [commandTopicOf(device(), 'complete'), payloadOf(device(), 'complete')];
  const open = state().week + state().overdue;
  assert.ok(send(topic, taskId));
  assert.ok(send(topic, taskId));
  await until('the next task is announced', () => (state().next?.task_id !== taskId ? true : undefined));
  assert.ok(state().week + state().overdue < open);
  step(`Pressed the button twice: one of ${week.length} tasks is done. Next: ${state().next?.title}`);

  const meter = await api('POST', '/api/meters', token, { name: 'Generator', unit: 'hours' });
  await until('the meter is published', () => device().components[`reading_${meter.id}`] && true);
  const readingTopic = commandTopicOf(device(), `reading_${meter.id}`);
  assert.ok(send(readingTopic, '41.5'));
  await until('the reading is published', () => state().meters[meter.id] === 41.5 || undefined);
  for (const wrong of ['40', 'many', '99999']) assert.ok(send(readingTopic, wrong));
  await sleep(2_000);
  const readings = (await api('GET', '/api/meters', token))[0].readings.map(({ value }: { value: number }) => value);
  assert.deepEqual(readings, [41.5]);
  step('Gave a reading, and three that can’t be true, which have no effect.');

  broker.kill();
  await once(broker, 'close');
  step('Stopped the broker.');
  const [other] = week.filter((task: { id: string; completed: boolean }) => task.id !== taskId && !task.completed);
  const begun = performance.now();
  await api('PUT', `/api/tasks/${other.id}/complete`, token, { completed: true });
  step(`Completed another task in ${Math.round(performance.now() - begun)} ms meanwhile.`);
  broker = await startBroker(settings);
  assert.equal(state(), null, 'the broker has forgotten everything');
  await until('the home is published again', () => (config() !== undefined && state() !== null) || undefined);
  await until('it is online again', () => [...kept().values()].includes('online') || undefined);
  assert.notEqual(state().next?.task_id, other.id);
  step('Restarted the broker, which had kept nothing: the home is published again, with what changed meanwhile.');

  await api('DELETE', '/api/home-assistant', token);
  await until(
    'nothing of the home is kept',
    () => [...kept(server).keys()].every((topic) => topic.endsWith('/status')) || undefined,
  );
  step(`Switched off: the broker keeps ${JSON.stringify([...kept(server)])}.`);

  process.kill(-(program.pid ?? 0), 'SIGTERM');
  await once(program, 'close');
  assert.deepEqual([...kept(server).values()], ['offline']);
  step('Stopped the server, which says that it is offline.');
  assert.ok(!output.includes(word) && !output.includes(encodeURIComponent(word)), 'the log contains the password');
  assert.ok(!/"level":(50|60)/.test(output), 'the log contains errors');
  step('The log contains neither the password nor an error.');
} catch (error) {
  process.stderr.write(output);
  throw error;
} finally {
  if (program?.exitCode === null) process.kill(-(program.pid ?? 0), 'SIGKILL');
  broker?.kill();
  await rm(folder, { recursive: true, force: true });
}
