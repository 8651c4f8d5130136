import { Gauge, type Registry } from 'prom-client';
import type { PoolState, QueueState, RunTotals, StoredState, SummaryBacklog } from '#core/ports/metrics.ts';
import { cachedReading } from './cached-reading.ts';

/** What is read for a scrape instead of being counted. */
export type Readings = {
  readonly pool: () => PoolState;
  readonly stored: () => Promise<StoredState>;
};

/** Two servers that scrape at once, or a person who reloads, cost the database one reading. */
const keptMs = 5_000;
/** Prometheus gives up after ten seconds, and would then lose the counts too. */
const timeoutMs = 3_000;

/** Registers the gauges. `update` sets them; while the database is away, those that it stores have no value. */
export function makeGauges(registry: Registry, { pool, stored }: Readings): { update(): Promise<void> } {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `upkept_${name}`, help, labelNames, registers: [registry] });
  const up = gauge('database_up', 'Whether the database responds');
  const setPool = poolGauges(gauge);
  const setters = [
    queueGauges(gauge),
    runGauges(gauge),
    summaryGauges(gauge),
    declarationGauges(gauge),
    backupGauge(gauge),
  ];
  const read = cachedReading(stored, { keptMs, timeoutMs });

  return {
    async update() {
      setPool(pool());
      const state = await read();
      up.set(state ? 1 : 0);
      for (const set of setters) set(state);
    },
  };
}

type MakeGauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => Gauge<Label>;

function poolGauges(gauge: MakeGauge) {
  const connections = gauge('database_connections', 'Connections of this process, by state', 'state');
  const max = gauge('database_connections_max', 'The most connections that this process opens for requests and jobs');
  const waiting = gauge('database_waiting', 'Requests and jobs of this process that wait for a connection');
  return (pool: PoolState) => {
    connections.set({ state: 'used' }, pool.used);
    connections.set({ state: 'free' }, pool.free);
    max.set(pool.max);
    waiting.set(pool.waiting);
  };
}

function queueGauges(gauge: MakeGauge) {
  const jobs = gauge('queue_jobs', 'Jobs in the queue, by queue and state', 'queue', 'state');
  const oldest = gauge('queue_oldest_seconds', 'How long the oldest job that is due has existed, by queue', 'queue');
  const set = ({ name: queue, oldestSeconds, waiting, retrying, active, failed }: QueueState) => {
    for (const [state, count] of Object.entries({ waiting, retrying, active, failed }))
      jobs.set({ queue, state }, count);
    oldest.set({ queue }, oldestSeconds);
  };
  return (state: StoredState | undefined) => {
    jobs.reset();
    oldest.reset();
    for (const queue of state?.queues ?? []) set(queue);
  };
}

function runGauges(gauge: MakeGauge) {
  const households = gauge(
    'run_households',
    'Households of the runs that began within a day, by kind and outcome; expected is the sum of the others',
    'kind',
    'outcome',
  );
  const skipped = gauge(
    'run_skipped_households',
    'Households that the runs of a day left out, by kind and reason',
    'kind',
    'reason',
  );
  const unfinished = gauge('runs_unfinished', 'Runs that began within a day and have not finished, by kind', 'kind');
  const set = ({ kind, expected, done, failed, skipped: reasons, unfinished: open }: RunTotals) => {
    const leftOut = Object.values(reasons).reduce((sum, count) => sum + count, 0);
    for (const [outcome, count] of Object.entries({ expected, done, skipped: leftOut, failed })) {
      households.set({ kind, outcome }, count);
    }
    for (const [reason, count] of Object.entries(reasons)) skipped.set({ kind, reason }, count);
    unfinished.set({ kind }, open);
  };
  return (state: StoredState | undefined) => {
    for (const each of [households, skipped, unfinished]) each.reset();
    for (const run of state?.runs ?? []) set(run);
  };
}

function summaryGauges(gauge: MakeGauge) {
  const summaries = gauge('summaries', 'Weekly summaries whose time has come and that are not sent, by state', 'state');
  const oldest = gauge('summaries_oldest_seconds', 'How late the oldest weekly summary is that is not sent');
  const set = ({ due, open }: SummaryBacklog) => {
    summaries.set({ state: 'due' }, due);
    summaries.set({ state: 'open' }, open);
  };
  return (state: StoredState | undefined) => {
    summaries.reset();
    if (state) set(state.summaries);
    // A gauge without labels always has a value. No comparison is true of this one.
    oldest.set(state?.summaries.oldestSeconds ?? Number.NaN);
  };
}

function declarationGauges(gauge: MakeGauge) {
  const declarations = gauge(
    'declarations_open',
    'Cancellations and withdrawals that a person has to look at, by reason',
    'reason',
  );
  return (state: StoredState | undefined) => {
    declarations.reset();
    for (const [reason, count] of Object.entries(state?.declarations ?? {})) declarations.set({ reason }, count);
  };
}

function backupGauge(gauge: MakeGauge) {
  const age = gauge('backup_age_seconds', 'Time since the last backup, or since the installation before the first one');
  return (state: StoredState | undefined) => age.set(state?.backupAgeSeconds ?? Number.NaN);
}
