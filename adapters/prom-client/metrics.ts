import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
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

/** Makes the process's metrics, including those of Node itself. */
export function makePrometheusMetrics(readings: Readings): ServedMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
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
    help: 'Tries of background jobs, and how long each took, by job and outcome',
    labelNames: ['job', 'outcome'],
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
    name: 'upkept_assistant_weeks_total',
    help: 'Weeks that the assistant was asked to refine, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const problems = new Counter({
    name: 'upkept_problems_total',
    help: 'Failures in the background that were logged',
    registers,
  });

  return {
    countRequest: ({ method, route, status, seconds }) =>
      requests.observe(
        { method: methods.has(method) ? method : 'other', route, status: `${Math.floor(status / 100)}xx` },
        seconds,
      ),
    countJob: ({ name, succeeded, seconds }) =>
      jobs.observe({ job: name, outcome: succeeded ? 'succeeded' : 'failed' }, seconds),
    countMail: (mail) => mails.inc(mail),
    countAdvisorCall: ({ kind, outcome, micros }) => {
      calls.inc({ kind, outcome });
      costs.inc({ kind }, micros / 1_000_000);
    },
    countRefinement: (outcome) => refinements.inc({ outcome }),
    countProblem: () => problems.inc(),
    render: async () => {
      await gauges.update();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
