import { randomBytes } from 'node:crypto';
import { type Child, startChild } from './child.ts';
import { startDatabase } from './database.ts';
import { goals, textOf } from './goals.ts';
import { p95, timesOf } from './percentile.ts';
import { counted, median, report } from './report.ts';
import { serverSettings } from './resident.ts';

const rounds = 6;

/** What people type in one country or another; each letter is a search. */
const typed = [
  ['FR', 'saint-étienne'],
  ['US', 'san francisco'],
  ['DE', 'münchen'],
  ['GB', 'edinburgh'],
  ['JP', '札幌'],
  ['BR', 'são paulo'],
  ['', 'london'],
  ['', 'москва'],
] as const;

/** What the onboarding asks for before anyone types. */
const zones = ['Europe/Paris', 'America/Los_Angeles', 'Asia/Calcutta'];

const paths: readonly string[] = [
  ...typed.flatMap(([country, name]) =>
    [...name].map((_, last, letters) => {
      const query = new URLSearchParams({ q: letters.slice(0, last + 1).join(''), ...(country && { country }) });
      return `/api/towns?${query}`;
    }),
  ),
  ...zones.map((timezone) => `/api/towns?${new URLSearchParams({ timezone })}`),
];

const readFrom =
  ({ url }: Child, path: string) =>
  async () => {
    const response = await fetch(url + path);
    if (!response.ok) throw new Error(`The server responded with ${response.status}`);
    return response.text();
  };

/**
 * `GET /api/towns` for every letter of names that people type, compared with a server that has the same responses ready.
 * The first round, in which the tables are read, is named by itself.
 */
export async function run(): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const { url: databaseUrl } = closing.use(await startDatabase());
  const env = { ...serverSettings(databaseUrl, randomBytes(32).toString('hex')), READS_PER_MINUTE: '1000000' };
  const ours = closing.use(await startChild('./servers/upkept.ts', env));
  const bare = closing.use(await startChild('./servers/same-bodies.ts'));
  const [first = 0] = await timesOf([readFrom(ours, paths[0] ?? '')]);
  const bodies: Record<string, string> = {};
  for (const path of paths) bodies[path] = await readFrom(ours, path)();
  await bare.ask({ bodies });
  const sides = { ours: [] as (readonly number[])[], bare: [] as (readonly number[])[] };
  for (let round = 0; round < rounds; round++) {
    sides.ours.push(await timesOf(paths.map((path) => readFrom(ours, path))));
    sides.bare.push(await timesOf(paths.map((path) => readFrom(bare, path))));
  }
  const [own, other] = [counted(sides.ours).flat(), counted(sides.bare).flat()];
  report([
    { measure: 'a search for towns', ours: sides.ours.map(median), limit: sides.bare.map(median), unit: 'ms' },
    { measure: 'its p95 in a round', ours: sides.ours.map(p95), limit: sides.bare.map(p95), unit: 'ms' },
  ]);
  process.stdout.write(
    `${own.length} searches: p95 ${p95(own).toFixed(1)} ms (goal ${textOf(goals.towns)}), ` +
      `ready responses ${p95(other).toFixed(1)} ms; the first one, which reads the tables, ${first.toFixed(0)} ms\n`,
  );
}
