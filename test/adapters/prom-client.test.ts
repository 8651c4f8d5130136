import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cachedReading } from '#adapters/prom-client/cached-reading.ts';
import { makePrometheusMetrics } from '#adapters/prom-client/metrics.ts';
import type { StoredState } from '#core/ports/metrics.ts';

const read = (document: string) => readFileSync(new URL(`../../docs/${document}`, import.meta.url), 'utf8');

type Rule = {
  readonly alert?: string;
  readonly labels?: { readonly severity?: string };
  readonly annotations?: { readonly runbook_url?: string };
};

const pool = { used: 2, free: 1, waiting: 3, max: 10 };
const stored: StoredState = {
  queues: [{ name: 'send-welcome', waiting: 4, retrying: 1, active: 2, failed: 3, oldestSeconds: 75 }],
  runs: [{ kind: 'summaries', unfinished: 1, expected: 9, done: 5, failed: 1, skipped: { late: 2, leaving: 1 } }],
  summaries: { due: 6, open: 7, oldestSeconds: 90 },
  declarations: { unanswered: 2, stuck: 0 },
  backupAgeSeconds: 5_400,
};

const release = { version: '1.2.3', build: 'abc' };

const metricsWith = (read: () => Promise<StoredState>) =>
  makePrometheusMetrics({ release, pool: () => pool, stored: read });

/** Returns our own values as `name{labels} value`, without the histograms' buckets. */
async function valuesOf(metrics: ReturnType<typeof metricsWith>): Promise<readonly string[]> {
  const { text } = await metrics.render();
  return text.split('\n').filter((line) => line.startsWith('upkept_') && !line.includes('_bucket{'));
}

/** Metrics that have counted something of each kind. */
function busyMetrics() {
  const metrics = metricsWith(async () => stored);
  metrics.countRequest({ method: 'GET', route: '/api/tasks/:id', status: 204, seconds: 0.02 });
  metrics.countRequest({ method: 'GET', route: '/api/tasks/:id', status: 200, seconds: 0.03 });
  metrics.countRequest({ method: 'PROPFIND', route: '/*', status: 404, seconds: 0.01 });
  metrics.countJob({ name: 'send-welcome', succeeded: false, seconds: 0.5 });
  metrics.countMail({ kind: 'weekly-summary', outcome: 'sent' });
  metrics.countAdvisorCall({ kind: 'answer', outcome: 'answered', micros: 500 });
  metrics.countRefinement('rejected');
  metrics.countProblem();
  metrics.countClientLeft();
  return metrics;
}

describe('the metrics', () => {
  it('hold the state of the connections, the queue, the runs and the summaries', async () => {
    expect(await valuesOf(metricsWith(async () => stored))).toEqual(
      expect.arrayContaining([
        'upkept_database_up 1',
        'upkept_database_connections{state="used"} 2',
        'upkept_database_connections{state="free"} 1',
        'upkept_database_connections_max 10',
        'upkept_database_waiting 3',
        'upkept_queue_jobs{queue="send-welcome",state="waiting"} 4',
        'upkept_queue_jobs{queue="send-welcome",state="failed"} 3',
        'upkept_queue_oldest_seconds{queue="send-welcome"} 75',
        'upkept_run_households{kind="summaries",outcome="expected"} 9',
        'upkept_run_households{kind="summaries",outcome="skipped"} 3',
        'upkept_run_skipped_households{kind="summaries",reason="late"} 2',
        'upkept_runs_unfinished{kind="summaries"} 1',
        'upkept_summaries{state="due"} 6',
        'upkept_summaries_oldest_seconds 90',
        'upkept_declarations_open{reason="unanswered"} 2',
        'upkept_declarations_open{reason="stuck"} 0',
      ]),
    );
  });

  it('count requests, jobs, mails and problems', async () => {
    const metrics = busyMetrics();
    expect(await valuesOf(metrics)).toEqual(
      expect.arrayContaining([
        'upkept_assistant_calls_total{kind="answer",outcome="answered"} 1',
        'upkept_assistant_cost_euros_total{kind="answer"} 0.0005',
        'upkept_assistant_refinements_total{outcome="rejected"} 1',
        'upkept_http_request_duration_seconds_count{method="GET",route="/api/tasks/:id",status="2xx"} 2',
        'upkept_http_request_duration_seconds_sum{method="GET",route="/api/tasks/:id",status="2xx"} 0.05',
        'upkept_http_request_duration_seconds_count{method="other",route="/*",status="4xx"} 1',
        'upkept_job_duration_seconds_count{queue="send-welcome",outcome="failed"} 1',
        'upkept_mails_total{kind="weekly-summary",outcome="sent"} 1',
        'upkept_problems_total 1',
        'upkept_clients_left_total 1',
        'upkept_build_info{version="1.2.3",build="abc"} 1',
      ]),
    );
  });

  it('keep their counts while the database is away, and have no values of the queue', async () => {
    const metrics = metricsWith(() => Promise.reject(new Error('away')));
    metrics.countProblem();
    const values = await valuesOf(metrics);
    expect(values).toEqual(expect.arrayContaining(['upkept_database_up 0', 'upkept_problems_total 1']));
    expect(values).toContain('upkept_summaries_oldest_seconds Nan');
    expect(values.filter((value) => value.startsWith('upkept_queue_') || value.startsWith('upkept_run_'))).toEqual([]);
  });

  it('include each one that the alerts name, and the documentation describes each', async () => {
    const { text } = await busyMetrics().render();
    const ours = new Set(text.match(/(?<=^# TYPE )upkept_\w+/gm));
    const named = (file: string) => new Set(read(file).match(/upkept_\w+?(?=_(?:bucket|count)\b|\b)/g));
    expect([...named('alerts.yml')].filter((name) => !ours.has(name))).toEqual([]);
    expect([...named('alerts.yml')]).not.toEqual([]);
    expect([...named('grafana.json')].filter((name) => !ours.has(name))).toEqual([]);
    expect(named('grafana.json').size).toBeGreaterThan(10);
    expect([...ours].filter((name) => !named('operations.md').has(name))).toEqual([]);
  });

  it('ring with a severity, and lead to a section of the page for the night', () => {
    const { groups }: { groups: { rules: Rule[] }[] } = parse(read('alerts.yml'));
    const alerts = groups.flatMap(({ rules }) => rules).filter(({ alert }) => alert !== undefined);
    const sections = [...read('when-it-breaks.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    );
    expect(alerts.length).toBeGreaterThan(13);
    for (const { alert, labels, annotations } of alerts) {
      expect([alert, labels?.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
      const [page, section] = annotations?.runbook_url?.split('#') ?? [];
      expect([alert, page, sections.includes(section ?? '')]).toEqual([alert, 'docs/when-it-breaks.md', true]);
    }
  });

  it('have no label that Prometheus sets itself, and no gauge that is named like a counter', async () => {
    const { text } = await busyMetrics().render();
    expect(text).not.toMatch(/[{,](job|instance)=/);
    expect(text).not.toMatch(/^# TYPE \w+_total gauge$/m);
  });

  it('have those of Node, too', async () => {
    const { text, contentType } = await metricsWith(async () => stored).render();
    expect(contentType).toContain('text/plain');
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });
});

describe('a cached reading', () => {
  it('reads again only when the value is old, and never twice at a time', async () => {
    let now = 0;
    let reads = 0;
    const gates: PromiseWithResolvers<void>[] = [];
    const read = cachedReading(
      async () => {
        const gate = Promise.withResolvers<void>();
        gates.push(gate);
        await gate.promise;
        return ++reads;
      },
      { keptMs: 5_000, timeoutMs: 60_000, now: () => now },
    );
    const together = [read(), read()];
    expect(gates).toHaveLength(1);
    gates[0]?.resolve();
    expect(await Promise.all(together)).toEqual([1, 1]);
    now = 4_999;
    expect(await read()).toBe(1);
    now = 5_000;
    const later = read();
    gates[1]?.resolve();
    expect(await later).toBe(2);
  });

  it('returns nothing when it fails or takes too long', async () => {
    const options = { keptMs: 5_000, timeoutMs: 1 };
    expect(await cachedReading(() => Promise.reject(new Error('away')), options)()).toBeUndefined();
    expect(await cachedReading(() => new Promise(() => {}), options)()).toBeUndefined();
  });
});
