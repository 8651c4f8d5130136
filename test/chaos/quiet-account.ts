import { setTimeout as sleep } from 'node:timers/promises';
import { weekPath } from './mix.ts';

const { URL_OF_SERVER = '', URL_OF_BARE = '', TOKEN = '', SECONDS = '' } = process.env;
const pauseMs = 25;

type Percentiles = Readonly<Record<'requests' | 'p50' | 'p95' | 'p99' | 'most', number>>;

/** In milliseconds. */
export type Measured = { readonly refused: number; readonly ours: Percentiles; readonly bare: Percentiles };

function percentiles(took: readonly number[]): Percentiles {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { requests: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}

const took = { ours: [] as number[], bare: [] as number[] };
let refused = 0;

async function ask(of: keyof typeof took, url: string): Promise<void> {
  const asked = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${TOKEN}` } });
  await response.arrayBuffer();
  if (!response.ok) refused++;
  took[of].push(Math.round(performance.now() - asked));
}

for (const end = performance.now() + Number(SECONDS) * 1_000; performance.now() < end; await sleep(pauseMs)) {
  await ask('ours', `${URL_OF_SERVER}${took.ours.length % 2 === 0 ? weekPath : '/api/auth/me'}`);
  await ask('bare', URL_OF_BARE);
}
const measured: Measured = { refused, ours: percentiles(took.ours), bare: percentiles(took.bare) };
process.stdout.write(JSON.stringify(measured));
