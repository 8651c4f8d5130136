import { randomBytes } from 'node:crypto';
import autocannon from 'autocannon';
import { type Child, startChild } from './child.ts';
import { startDatabase } from './database.ts';
import { goals } from './goals.ts';
import { report } from './report.ts';
import { makeResident, serverSettings } from './resident.ts';

const rounds = 8;
const seconds = 4;
const connections = 32;

type Round = { readonly perSecond: number; readonly cpuPerRequest: number };

async function measure(child: Child, token: string): Promise<Round> {
  const before = (await child.usage()).cpu;
  const result = await autocannon({
    url: `${child.url}/api/tasks/week/0`,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  const spent = (await child.usage()).cpu - before;
  return { perSecond: result.requests.total / result.duration, cpuPerRequest: spent / result.requests.total };
}

/** The core decides the order of the tasks, so sorting is part of the measurement. */
const letters = (text: string): string => [...text].sort().join('');

/** `GET /api/tasks/week/0` compared with a minimal server that returns the same. */
export async function run(): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const { url: databaseUrl } = closing.use(await startDatabase());
  const appSecret = randomBytes(32).toString('hex');
  const env = serverSettings(databaseUrl, appSecret);
  // Its current week has five tasks.
  const features = { propertyType: ['House'], kitchenAppliances: ['Fridge', 'Oven'], gardeningFeatures: ['Lawn'] };
  const { token } = await makeResident({ databaseUrl, appSecret, features });
  const ours = closing.use(await startChild('./servers/upkept.ts', env));
  const bare = closing.use(await startChild('./servers/bare.ts', env));
  const weekFrom = async ({ url }: Child) => {
    const response = await fetch(`${url}/api/tasks/week/0`, { headers: { authorization: `Bearer ${token}` } });
    return { names: [...response.headers.keys()].join(), body: await response.text() };
  };
  const [{ names, body: week }, same] = [await weekFrom(ours), await weekFrom(bare)];
  if (names !== same.names) throw new Error(`One server sends the headers ${names}, the other ${same.names}`);
  if (letters(week) !== letters(same.body)) throw new Error('The two servers return different responses');
  process.stdout.write(`${week.length} bytes, ${JSON.parse(week).tasks.length} tasks, ${connections} connections\n`);

  const own: Round[] = [];
  const other: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    own.push(await measure(ours, token));
    other.push(await measure(bare, token));
  }
  report([
    {
      measure: 'requests',
      ours: own.map(({ perSecond }) => perSecond),
      limit: other.map(({ perSecond }) => perSecond),
      unit: 'a second',
      goal: goals.week.requests,
    },
    {
      measure: 'processor time',
      ours: own.map(({ cpuPerRequest }) => cpuPerRequest),
      limit: other.map(({ cpuPerRequest }) => cpuPerRequest),
      unit: 'µs a request',
      goal: goals.week.cpu,
    },
  ]);
}
