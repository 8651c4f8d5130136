import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { historyEntriesSql } from '#adapters/knex/history-store.ts';
import { lastMissedDay } from '#core/domain/history/task-entry.ts';
import { startChild } from './child.ts';
import { startDatabase } from './database.ts';
import { everything, furnish } from './five-years.ts';
import { postgresCpu } from './postgres-cpu.ts';
import { counted, median } from './report.ts';
import { makeResident, serverSettings } from './resident.ts';

const rounds = 6;
const readsPerRound = 20;
const limits = { p95: 200, ratio: 1.8 } as const;

async function timed(read: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < readsPerRound; index++) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return times;
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

/** `GET /api/history` of a household with five years and 55 items, compared with its SQL alone. */
export async function run(): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const { url: databaseUrl, dataDir } = closing.use(await startDatabase());
  const appSecret = randomBytes(32).toString('hex');
  const { token, householdId } = await makeResident({ databaseUrl, appSecret, features: everything, furnish });
  const server = closing.use(await startChild('./servers/upkept.ts', serverSettings(databaseUrl, appSecret)));
  const client = closing.adopt(new pg.Client({ connectionString: databaseUrl }), (open) => open.end());
  await client.connect();
  await client.query('analyze');
  const today = new Date().toISOString().slice(0, 10);
  const fetchHistory = async (query: string): Promise<string> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/api/history${query}`, { headers });
    if (!response.ok) throw new Error(`The server responded with ${response.status}`);
    return response.text();
  };
  let place = 0;
  const sql = historyEntriesSql.replaceAll('?', () => `$${++place}`);
  const values = [householdId, householdId, householdId, today, lastMissedDay(today), householdId];
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    'this year': () => fetchHistory(`?year=${today.slice(0, 4)}`),
    'all years': () => fetchHistory(''),
    'SQL alone': () => client.query({ name: 'history', text: sql, values }),
  };
  process.stdout.write(`${JSON.parse(await fetchHistory('')).entries.length} entries\n`);

  /** In milliseconds so far, of the server, PostgreSQL and this process. */
  const cpu = async () => {
    const { user, system } = process.cpuUsage();
    return ((await server.usage()).cpu + user + system) / 1000 + postgresCpu(dataDir) * 1000;
  };
  const results = new Map<string, (readonly number[])[]>();
  const cpuTimes = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, read] of Object.entries(reads)) {
      const before = await cpu();
      results.set(name, [...(results.get(name) ?? []), await timed(read)]);
      cpuTimes.set(name, [...(cpuTimes.get(name) ?? []), ((await cpu()) - before) / readsPerRound]);
    }
  }
  const roundsOf = (name: string) => counted(results.get(name) ?? []);
  const cpuOf = (name: string) => median(counted(cpuTimes.get(name) ?? []));
  for (const name of Object.keys(reads)) {
    const slowest = p95(roundsOf(name).flat());
    const ratios = roundsOf(name).map((times, round) => median(times) / median(roundsOf('SQL alone')[round] ?? times));
    const middle = median(roundsOf(name).flat()).toFixed(1);
    process.stdout.write(
      `${name}: median ${middle} ms, p95 ${slowest.toFixed(1)} ms; ${median(ratios).toFixed(2)} of SQL alone; ` +
        `CPU ${cpuOf(name).toFixed(1)} ms, ${(cpuOf(name) / cpuOf('SQL alone')).toFixed(2)} of SQL alone\n`,
    );
  }
  process.stdout.write(`goal: p95 under ${limits.p95} ms, at most ${limits.ratio} of SQL alone\n`);
}
