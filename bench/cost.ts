import type { Child } from './child.ts';
import { postgresCpu } from './postgres-cpu.ts';

/** Seconds of wall time and of CPU time, in all processes together. */
export type Cost = { readonly wall: number; readonly cpu: number };

async function cpuOf(children: readonly Child[], dataDir: string): Promise<number> {
  const usages = await Promise.all(children.map((child) => child.usage()));
  return usages.reduce((sum, { cpu }) => sum + cpu / 1e6, postgresCpu(dataDir));
}

/** The cost of the work in these processes and in the PostgreSQL of the data folder. */
export async function costOf(children: readonly Child[], dataDir: string, work: () => Promise<unknown>): Promise<Cost> {
  const before = await cpuOf(children, dataDir);
  const started = performance.now();
  await work();
  const wall = (performance.now() - started) / 1000;
  return { wall, cpu: (await cpuOf(children, dataDir)) - before };
}

export const costText = (cost: Cost | undefined): string =>
  `${cost?.wall.toFixed(1)} s (${cost?.cpu.toFixed(1)} s of CPU)`;
