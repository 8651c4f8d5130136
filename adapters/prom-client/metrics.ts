import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '#core/ports/metrics.ts';
import { makeGauges, type Readings } from './gauges.ts';

/** Metrics that a monitoring system reads. */
export type ServedMetrics = Metrics & {
  /** Returns all values in Prometheus's text format. Never throws because of the database. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
};

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A job lasts between one query and a shard of ten thousand households. */
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 900];

/** Methods that the server takes. A client may invent others. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

type Options = Readings & { readonly release: { readonly version: string; readonly build: string } };

/** Makes the process's metrics, including those of Node itself. */
export function makePrometheusMetrics({ release, ...readings }: Options): ServedMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // Gauges that are named like counters, which a check of the text rejects.
  for (const kind of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  new Gauge({
    name: 'upkept_build_info',
    help: 'Which program runs: always 1',
    labelNames: ['version', 'build'],
    registers,
  }).set(release, 1);
  const gauges = makeGauges(registry, readings);
  const requests = new Histogram({
    name: 'upkept_http_request_duration_seconds',
    help: 'Requests answered, and how long each took, by method, route and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'upkept_job_duration_seconds',
    help: 'Tries of background jobs, and how long each took, by queue and outcome',
    // Not `job`: Prometheus itself sets a label of this name.
    labelNames: ['queue', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  const mails = new Counter({
    name: 'upkept_mails_total',
    help: 'Mails given to the mail service, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const calls = new Counter({
    name: 'upkept_assistant_calls_total',
    help: 'Calls to the model of the assistant, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const costs = new Counter({
    name: 'upkept_assistant_cost_euros_total',
    help: 'What those calls cost, in euros, by kind',
    labelNames: ['kind'],
    registers,
  });
  const refinements = new Counter({
    name: 'upkept_assistant_refinements_total',
    help: 'Weeks that the assistant was asked to refine, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const questions = new Counter({
    name: 'upkept_assistant_questions_total',
    help: 'Questions to the assistant, by urgency: an emergency, near a hazard, or none',
    labelNames: ['urgency'],
    registers,
  });
  const dropped = new Counter({
    name: 'upkept_assistant_dropped_total',
    help: 'Statements of the model that were not shown, by reason',
    labelNames: ['reason'],
    registers,
  });
  const commands = new Counter({
    name: 'upkept_home_commands_total',
    help: 'Messages from the broker for Home Assistant, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const broker = new Gauge({
    name: 'upkept_broker_connected',
    help: 'Whether this process is connected to the broker; one process of an installation is',
    registers,
  });
  const problems = new Counter({
    name: 'upkept_problems_total',
    help: 'Failures in the background that were logged',
    registers,
  });
  const left = new Counter({
    name: 'upkept_clients_left_total',
    help: 'Clients that closed the connection before they had the whole answer',
    registers,
  });

  return {
    countRequest: ({ method, route, status, seconds }) =>
      requests.observe(
        { method: methods.has(method) ? method : 'other', route, status: `${Math.floor(status / 100)}xx` },
        seconds,
      ),
    countJob: ({ name, succeeded, seconds }) =>
      jobs.observe({ queue: name, outcome: succeeded ? 'succeeded' : 'failed' }, seconds),
    countMail: (mail) => mails.inc(mail),
    countAdvisorCall: ({ kind, outcome, micros }) => {
      calls.inc({ kind, outcome });
      costs.inc({ kind }, micros / 1_000_000);
    },
    countRefinement: (outcome) => refinements.inc({ outcome }),
    countQuestion: (urgency) => questions.inc({ urgency }),
    countDropped: (reason) => dropped.inc({ reason }),
    countHomeCommand: (outcome) => commands.inc({ outcome }),
    setBrokerConnected: (isConnected) => broker.set(isConnected ? 1 : 0),
    countProblem: () => problems.inc(),
    countClientLeft: () => left.inc(),
    render: async () => {
      await gauges.update();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
