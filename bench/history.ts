import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connect } from '#adapters/knex/connect.ts';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { eventLoop } from '#adapters/system/event-loop.ts';
import { makeGetHistory } from '#core/use-cases/history/get-history.ts';
import { startChild } from './child.ts';
import { startDatabase } from './database.ts';
import { everything, furnish } from './five-years.ts';
import { goals, textOf } from './goals.ts';
import { p95, timesOf } from './percentile.ts';
import { postgresCpu } from './postgres-cpu.ts';
import { counted, median } from './report.ts';
import { makeResident, serverSettings } from './resident.ts';

const rounds = 6;
const readsPerRound = 60;

type Asked = { readonly year?: number; readonly newest?: number };
type Statement = { readonly text: string; readonly values: readonly unknown[]; readonly name?: string };

/** What the product sends to PostgreSQL to read a history, from the start of the transaction to its end. */
async function statementsFor(databaseUrl: string, householdId: string, asked: Asked): Promise<readonly Statement[]> {
  const knex = connect(databaseUrl, { poolMax: 1 });
  try {
    const enqueue = () => Promise.reject(new Error('Reading enqueues nothing'));
    const unitOfWork = makeUnitOfWork({ knex, towns, jobQueue: () => ({ enqueue }) });
    const household = await unitOfWork.run(({ households }) => households.find(householdId));
    if (!household) throw new Error('The household is missing');
    const statements: Statement[] = [];
    knex.on('query', ({ sql: text, bindings: values = [], options }) =>
      statements.push({ text, values, ...(options?.name && { name: options.name }) }),
    );
    const getHistory = makeGetHistory({ unitOfWork, eventLoop, clock: { now: () => new Date() } });
    await getHistory({ household, language: 'en', ...asked });
    return statements;
  } finally {
    await knex.destroy();
  }
}

const timed = (read: () => Promise<unknown>) => timesOf(new Array(readsPerRound).fill(read));

/**
 * `GET /api/history` of a household with five years and 55 items, compared with the statements that the same request runs,
 * sent by pg alone. The screen asks for the newest entries, programs for all of them. That the caller is known, and may
 * read the home, takes the request another statement, which isn't among those.
 */
export async function run(): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const { url: databaseUrl, dataDir } = closing.use(await startDatabase());
  const appSecret = randomBytes(32).toString('hex');
  const { token, householdId } = await makeResident({ databaseUrl, appSecret, features: everything, furnish });
  const server = closing.use(await startChild('./servers/upkept.ts', serverSettings(databaseUrl, appSecret)));
  const client = closing.adopt(new pg.Client({ connectionString: databaseUrl }), (open) => open.end());
  await client.connect();
  await client.query('analyze');
  const fetchHistory = async (asked: Asked): Promise<string> => {
    const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/api/history?${query}`, { headers });
    if (!response.ok) throw new Error(`The server responded with ${response.status}`);
    return response.text();
  };
  const year = new Date().getUTCFullYear();
  const newest = 100;
  const cases: Readonly<Record<string, Asked>> = {
    'this year, screen': { year, newest },
    'all years, screen': { newest },
    'this year, whole': { year },
    'all years, whole': {},
  };
  const reads = new Map<string, () => Promise<unknown>>();
  const alone = (name: string) => `${name}: SQL alone`;
  for (const [name, asked] of Object.entries(cases)) {
    const { entries, earlier } = JSON.parse(await fetchHistory(asked));
    const statements = await statementsFor(databaseUrl, householdId, asked);
    process.stdout.write(
      `${name}: ${entries.length} entries of ${entries.length + earlier}, ${statements.length} statements\n`,
    );
    reads.set(name, () => fetchHistory(asked));
    reads.set(alone(name), async () => {
      for (const { values, ...statement } of statements) await client.query({ ...statement, values: [...values] });
    });
  }

  /** In milliseconds so far, of the server, PostgreSQL and this process. */
  const cpu = async () => {
    const { user, system } = process.cpuUsage();
    return ((await server.usage()).cpu + user + system) / 1000 + postgresCpu(dataDir) * 1000;
  };
  const results = new Map<string, (readonly number[])[]>();
  const cpuTimes = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, read] of reads) {
      const before = await cpu();
      results.set(name, [...(results.get(name) ?? []), await timed(read)]);
      cpuTimes.set(name, [...(cpuTimes.get(name) ?? []), ((await cpu()) - before) / readsPerRound]);
    }
  }
  const roundsOf = (name: string) => counted(results.get(name) ?? []);
  const cpuOf = (name: string) => median(counted(cpuTimes.get(name) ?? []));
  for (const name of Object.keys(cases)) {
    const [own, other] = [roundsOf(name), roundsOf(alone(name))];
    const ratios = own.map((times, round) => median(times) / median(other[round] ?? times));
    const cpuRatio = cpuOf(name) / cpuOf(alone(name));
    process.stdout.write(
      `${name}: median ${median(own.flat()).toFixed(1)} ms, SQL alone ${median(other.flat()).toFixed(1)} ms, ` +
        `ratio ${median(ratios).toFixed(2)}; p95 ${p95(own.flat()).toFixed(1)} ms; ` +
        `CPU ${cpuOf(name).toFixed(1)} ms, SQL alone ${cpuOf(alone(name)).toFixed(1)} ms, ratio ${cpuRatio.toFixed(2)}\n`,
    );
  }
  process.stdout.write(
    `goal for the screen: p95 ${textOf(goals.history.p95)}, ${textOf(goals.history.ratio)} of SQL alone\n`,
  );
}
