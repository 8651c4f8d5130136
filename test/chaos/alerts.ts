import { strict as assert } from 'node:assert';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, startServerProcess } from '../support/server/process.ts';
import { openCluster } from './cluster.ts';

const rules = fileURLToPath(new URL('../../docs/alerts.yml', import.meta.url));

/** A series as Prometheus stores it after a scrape, which may have renamed our labels. */
type Series = { readonly metric: Readonly<Record<string, string>>; readonly value: number };

type Scenario = {
  readonly name: string;
  /** The values of a series from one minute to the next, in promtool's notation; undefined to keep it as it was. */
  readonly change: (metric: Series['metric']) => string | undefined;
  readonly adds?: readonly { readonly series: string; readonly values: string }[];
  /** The alerts that fire, with their labels. */
  readonly fires: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

const isRun = ({ __name__, queue }: Series['metric']) =>
  __name__ === 'upkept_job_duration_seconds_count' && queue === 'queue-summaries';
const everyMinute = (metric: Series['metric']) => (isRun(metric) ? '1+1x100' : undefined);

const scenarios: readonly Scenario[] = [
  { name: 'a healthy installation', change: everyMinute, fires: {} },
  { name: 'no process runs the queue', change: () => undefined, fires: { UpkeptNoWorker: {} } },
  {
    name: 'sign-in mails wait',
    change: (metric) =>
      metric.__name__ === 'upkept_queue_oldest_seconds' && metric.queue === 'send-sign-in-link'
        ? '298+0x100'
        : everyMinute(metric),
    fires: { UpkeptSignInMailLate: {} },
  },
  {
    name: 'no backup was made for two days',
    change: (metric) => (metric.__name__ === 'upkept_backup_age_seconds' ? '180000+60x100' : everyMinute(metric)),
    fires: { UpkeptBackupOld: {} },
  },
  {
    name: 'one request in ten fails',
    change: everyMinute,
    // The server has answered no request.
    adds: ['2xx', '5xx'].map((status) => ({
      series: `upkept_http_request_duration_seconds_count{job="upkept",status="${status}"}`,
      values: status === '2xx' ? '0+90x100' : '0+10x100',
    })),
    fires: { UpkeptErrors: {}, UpkeptErrorsLinger: {} },
  },
  {
    name: 'a job failed for good',
    change: (metric) =>
      metric.__name__ === 'upkept_queue_jobs' && metric.queue === 'finish-deletion' && metric.state === 'failed'
        ? '1+0x100'
        : everyMinute(metric),
    fires: { UpkeptJobsFailed: { queue: 'finish-deletion' } },
  },
];

/**
 * Has a real Prometheus scrape a server, and promtool evaluate the documented alerts on what it stored. Needs Debian's
 * package `prometheus`.
 */
export async function attack(): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'upkept-alerts-'));
  closing.defer(() => rm(folder, { recursive: true, force: true }));
  await buildPrograms();
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const [port, sandboxPort, metricsPort, prometheusPort] = await reservePorts(4);
  const server = await startServerProcess({
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    METRICS_PORT: metricsPort,
    DATABASE_URL: cluster.connectionString,
    DATA_DIR: folder,
  });
  closing.defer(async () => void (await server.stop('SIGTERM')));
  const page = await until('the worker has run the job of every minute', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return text.includes('upkept_job_duration_seconds_count{queue="queue-summaries"') ? text : undefined;
  });
  execFileSync('promtool', ['check', 'metrics'], { input: page, stdio: ['pipe', 'inherit', 'inherit'] });
  execFileSync('promtool', ['check', 'rules', rules], { stdio: 'inherit' });

  const stored = await scraped(folder, { metricsPort, prometheusPort }, closing);
  await writeFile(join(folder, 'tests.json'), JSON.stringify(await testsOf(stored)));
  execFileSync('promtool', ['test', 'rules', join(folder, 'tests.json')], { stdio: 'inherit' });
  process.stdout.write(`${stored.length} series, ${scenarios.length} scenarios: the alerts do what they should.\n`);
}

/** Runs Prometheus until it has scraped the page, and returns the series as it stored them. */
async function scraped(
  folder: string,
  { metricsPort, prometheusPort }: Record<'metricsPort' | 'prometheusPort', string | undefined>,
  closing: AsyncDisposableStack,
): Promise<readonly Series[]> {
  const config = join(folder, 'prometheus.yml');
  const job = { job_name: 'upkept', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] };
  await writeFile(config, JSON.stringify({ global: { scrape_interval: '1s' }, scrape_configs: [job] }));
  const address = `127.0.0.1:${prometheusPort}`;
  const options = [`--config.file=${config}`, `--storage.tsdb.path=${folder}/tsdb`, `--web.listen-address=${address}`];
  const prometheus = spawn('prometheus', options, { stdio: 'ignore' });
  closing.defer(async () => {
    prometheus.kill();
    await once(prometheus, 'exit');
  });
  const query = encodeURIComponent('{job="upkept", __name__=~"up|upkept_.*"}');
  return until('Prometheus has scraped the server', async () => {
    const response = await fetch(`http://${address}/api/v1/query?query=${query}`).catch(() => undefined);
    const { data }: { data: { result: { metric: Series['metric']; value: [number, string] }[] } } = response?.ok
      ? await response.json()
      : { data: { result: [] } };
    const series = data.result.map(({ metric, value }) => ({ metric, value: Number(value[1]) }));
    return series.some(({ metric }) => isRun(metric)) ? series : undefined;
  });
}

type Rule = {
  readonly alert: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
};

async function testsOf(stored: readonly Series[]) {
  const { groups }: { groups: { rules: Partial<Rule>[] }[] } = parse(await readFile(rules, 'utf8'));
  const alerts = groups.flatMap((group) => group.rules).filter((rule): rule is Rule => rule.alert !== undefined);
  assert.ok(alerts.length > 10);
  const tests = scenarios.map(({ change, adds = [], fires }) => ({
    interval: '1m',
    input_series: [
      ...adds,
      ...stored
        .filter(({ value }) => !Number.isNaN(value))
        .map(({ metric, value }) => ({ series: nameOf(metric), values: change(metric) ?? `${value}+0x100` })),
    ],
    alert_rule_test: alerts.map(({ alert, labels, annotations }) => ({
      eval_time: '90m',
      alertname: alert,
      exp_alerts: fires[alert] ? [{ exp_labels: { ...labels, ...fires[alert] }, exp_annotations: annotations }] : [],
    })),
  }));
  return { rule_files: [rules], evaluation_interval: '1m', tests };
}

const nameOf = ({ __name__, ...labels }: Series['metric']): string =>
  `${__name__}{${Object.entries(labels)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(',')}}`;

async function until<Result>(what: string, look: () => Promise<Result | undefined>): Promise<Result> {
  for (let tries = 0; tries < 180; tries++) {
    const result = await look();
    if (result !== undefined) return result;
    await sleep(1_000);
  }
  throw new Error(`It never happened that ${what}`);
}
