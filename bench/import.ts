import { randomBytes } from 'node:crypto';
import { startDatabase } from './database.ts';
import { firstImport } from './first-import.ts';
import { everything } from './five-years.ts';
import { goals, textOf } from './goals.ts';
import { openApp } from './open-app.ts';
import { median } from './report.ts';
import { makeResident } from './resident.ts';

const rounds = 5;
const rows = 5_000;
/** As many different works as a home has. */
const works = 120;

const table = Buffer.from(
  `Date,Work,Item,Cost,Company,Odometer\n${Array.from(
    { length: rows },
    (_, index) =>
      `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')},Serviced boiler ${index % works},Boiler,"1 ${index % 900},50 €",Dupont & fils,${index}\n`,
  ).join('')}`,
);

/** The processor time of this thread so far, in milliseconds. */
const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Watches how much processor time the thread takes between two turns of others; others on the machine don't count. */
function watchTurns() {
  let [longest, last, isOver] = [0, threadMs(), false];
  const turn = () => {
    const now = threadMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOver = true;
    return longest;
  };
}

/** What importing 5,000 rows costs the process in processor time and memory, and how long it holds up its thread. */
export async function run(): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const { url: databaseUrl } = closing.use(await startDatabase());
  const appSecret = randomBytes(32).toString('hex');
  const { householdId } = await makeResident({ databaseUrl, appSecret, features: everything });
  const app = await openApp({ DATABASE_URL: databaseUrl, APP_SECRET: appSecret });
  closing.defer(() => app.close());
  const contents = { bytes: table, choices: { columns: {}, answers: {}, matches: {} } };
  const brought = { language: 'en', country: 'FR', timezone: 'Europe/Paris', contents } as const;
  const results: { cpu: number; memory: number; block: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    const base = process.memoryUsage.rss();
    let most = base;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 5);
    const longestTurn = watchTurns();
    await app.previewImport({ householdId, brought });
    const { importId = '' } = await app.importHistory({ householdId, brought });
    const block = longestTurn();
    clearInterval(watch);
    const { user, system } = process.cpuUsage(before);
    await app.undoImport({ householdId, id: importId });
    results.push({ cpu: (user + system) / 1e6, memory: (most - base) / 1e6, block });
  }
  const cold = await firstImport(table);
  const say = (name: 'cpu' | 'memory' | 'block', unit: string) => {
    // The first round loads sources and builds the index of the search, which later ones share.
    const [, ...later] = results.map((result) => result[name]);
    const text = `${median(later).toFixed(2)} ${unit}, the first of a server ${cold[name].toFixed(2)} ${unit}`;
    process.stdout.write(`preview and import of ${rows} rows, ${name}: ${text}; goal ${textOf(goals.import[name])}\n`);
  };
  say('cpu', 's');
  say('memory', 'MB');
  say('block', 'ms');
}
