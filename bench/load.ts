import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon, { type Result } from 'autocannon';
import { contract } from '#apps/contract/index.ts';
import { requestMix, residentOf, weekPath } from '#test/chaos/mix.ts';
import { type Child, startChild } from './child.ts';
import { startDatabase } from './database.ts';
import { goals, textOf } from './goals.ts';
import { serverSettings } from './resident.ts';

const options = {
  /** Requests a second. */
  rate: { type: 'string', default: '800' },
  seconds: { type: 'string', default: '300' },
  households: { type: 'string', default: '20' },
  /** How many open weeks follow the changes in these households. */
  open: { type: 'string', default: '0' },
} as const;

const connections = 64;
/** How long the minimal server is measured, in seconds. */
const minimalSeconds = 30;

/** Memory in MiB is first measured after this part of the time, once caches are filled. */
const warmUp = 0.2;

const memoryOf = async (child: Child): Promise<number> => (await child.usage()).memory / 2 ** 20;

async function residentsOf(server: Child, databaseUrl: string, appSecret: string, households: number) {
  const requests: autocannon.Request[] = [];
  const tokens: string[] = [];
  for (let index = 0; index < households; index++) {
    const { token } = await residentOf(databaseUrl, appSecret, `${index}@bench.example`);
    const week = await fetch(server.url + weekPath, { headers: { authorization: `Bearer ${token}` } });
    const { tasks } = (await week.json()) as { tasks: readonly { id: string }[] };
    requests.push(...requestMix(token, tasks[0]?.id ?? ''));
    tokens.push(token);
  }
  return { requests, tokens };
}

/** Follows the changes in the homes of these tokens, one after the other, and returns a count of what arrives. */
async function openWeeks(server: Child, tokens: readonly string[], open: number, signal: AbortSignal) {
  const heard = { events: 0 };
  for (let index = 0; index < open; index++) {
    const headers = { authorization: `Bearer ${tokens[index % tokens.length]}` };
    const { body, status } = await fetch(server.url + contract.watchHome.path, { headers, signal });
    if (!body || status !== 200) throw new Error(`A stream was refused with ${status}`);
    const count = new WritableStream({ write: () => void heard.events++ });
    void body.pipeTo(count).catch(() => {});
  }
  return heard;
}

const paceOf = ({ requests, duration, latency }: Result): string =>
  `${(requests.total / duration).toFixed(0)} requests a second for ${duration.toFixed(0)} s: ` +
  `p50 ${latency.p50} ms, p99 ${latency.p99} ms`;

/**
 * A steady mix of requests to one server: 80 % of the week, 10 % of the account, 10 % changes. Reports the times of the
 * responses and the server's memory, and the times of a minimal server that gets the same number of requests, all of the
 * week. The load, the server and its database share the machine. Options: `--rate=800 --seconds=300
 * --households=20 --open=0`; a person may have eight open weeks.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const duration = Number(values.seconds);
  await using closing = new AsyncDisposableStack();
  const { url: databaseUrl } = closing.use(await startDatabase());
  const appSecret = randomBytes(32).toString('hex');
  const env = { ...serverSettings(databaseUrl, appSecret), CHANGES_PER_MINUTE: '1000000', READS_PER_MINUTE: '1000000' };
  const { token } = await residentOf(databaseUrl, appSecret);
  if (!token) throw new Error('The schema is not ready');
  const server = closing.use(await startChild('./servers/upkept.ts', env));
  const { requests, tokens } = await residentsOf(server, databaseUrl, appSecret, Number(values.households));
  const closed = new AbortController();
  const heard = await openWeeks(server, tokens, Number(values.open), closed.signal);
  const warm = sleep(duration * warmUp * 1_000).then(() => memoryOf(server));
  const { url } = server;
  const pace = { connections, overallRate: Number(values.rate) };
  const result = await autocannon({ ...pace, url, duration, requests });
  const [first, last] = [await warm, await memoryOf(server)];
  closed.abort();
  await server.stop();
  const bare = closing.use(await startChild('./servers/bare.ts', env));
  const weeks = requests.filter(({ path }) => path === weekPath);
  const minimal = await autocannon({ ...pace, url: bare.url, duration: minimalSeconds, requests: weeks });
  await bare.stop();
  const { latency, non2xx, errors, timeouts } = result;
  process.stdout.write(
    `${paceOf(result)}, ratio of p99 ${(latency.p99 / minimal.latency.p99).toFixed(2)} ` +
      `(goal ${textOf(goals.load.p99)}), at most ${latency.max} ms; ` +
      `${non2xx} refused, ${errors} failed, ${timeouts} late\n` +
      `${values.open} open weeks heard ${heard.events} times of changes\n` +
      `memory ${first.toFixed(0)} MiB after ${(duration * warmUp).toFixed(0)} s, ${last.toFixed(0)} MiB at the end, ` +
      `ratio ${(last / first).toFixed(2)} (goal ${textOf(goals.load.memory)})\n` +
      `minimal server, weeks only: ${paceOf(minimal)}\n`,
  );
  if (non2xx + errors + timeouts > 0) throw new Error('Requests failed');
}
