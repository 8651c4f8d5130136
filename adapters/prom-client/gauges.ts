import { Gauge, type Registry } from 'prom-client';
import type { PoolState, QueueState } from '#core/ports/metrics.ts';
import { cachedReading } from './cached-reading.ts';

/** What is read for a scrape instead of being counted. */
export type Readings = {
  readonly pool: () => PoolState;
  readonly queues: () => Promise<readonly QueueState[]>;
};

/** Two servers that scrape at once, or a person who reloads, cost the database one reading. */
const keptMs = 5_000;
/** Prometheus gives up after ten seconds, and would then lose the counts too. */
const patienceMs = 3_000;

/** Registers the gauges. `update` sets them to the current values, and to nothing while the database is away. */
export function makeGauges(registry: Registry, { pool, queues }: Readings): { update(): Promise<void> } {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `upkept_${name}`, help, labelNames, registers: [registry] });
  const up = gauge('database_up', 'Whether the database responds');
  const connections = gauge('database_connections', 'Connections of this process, by state', 'state');
  const waiting = gauge('database_waiting', 'Requests and jobs of this process that wait for a connection');
  const max = gauge('database_connections_max', 'The most connections that this process opens for requests and jobs');
  const jobs = gauge('queue_jobs', 'Jobs in the queue, by job and state', 'job', 'state');
  const oldest = gauge('queue_oldest_seconds', 'How long the oldest job that is due has existed, by job', 'job');
  const read = cachedReading(queues, { keptMs, patienceMs });

  return {
    async update() {
      const { used, free, waiting: waiters, max: most } = pool();
      connections.set({ state: 'used' }, used);
      connections.set({ state: 'free' }, free);
      waiting.set(waiters);
      max.set(most);
      const states = await read();
      up.set(states ? 1 : 0);
      for (const each of [jobs, oldest]) each.reset();
      for (const { name: job, oldestSeconds, waiting, retrying, active, failed } of states ?? []) {
        for (const [state, count] of Object.entries({ waiting, retrying, active, failed })) {
          jobs.set({ job, state }, count);
        }
        oldest.set({ job }, oldestSeconds);
      }
    },
  };
}
