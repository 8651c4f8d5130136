import { ContainerModule } from 'inversify';
import { poolState } from '#adapters/knex/pool-state.ts';
import { readQueueStates } from '#adapters/pg-boss/queue-states.ts';
import type { ServedMetrics } from '#adapters/prom-client/metrics.ts';
import { countedMailer } from '../counted-mailer.ts';
import { part } from '../parts.ts';
import type { Environment } from '../prepare-environment.ts';

/** Used when no port for metrics is set. */
const noMetrics: ServedMetrics = {
  countRequest: () => {},
  countJob: () => {},
  countMail: () => {},
  countProblem: () => {},
  render: async () => ({ contentType: 'text/plain', text: '' }),
};

/** What operators watch. Without a port for it, nothing is counted and the library isn't loaded. */
export const metricsModule = ({ makeMetrics }: Environment): ContainerModule =>
  new ContainerModule(({ bind, onActivation }) => {
    bind(part.metrics).toDynamicValue(({ get }) => {
      const knex = get(part.knex);
      return makeMetrics?.({ pool: () => poolState(knex), queues: () => readQueueStates(knex) }) ?? noMetrics;
    });
    if (!makeMetrics) return;
    onActivation(part.mailer, ({ get }, mailer) => countedMailer(mailer, get(part.metrics)));
    onActivation(part.reporter, ({ get }, reporter) => {
      const metrics = get(part.metrics);
      return {
        ...reporter,
        problem: (error) => {
          metrics.countProblem();
          reporter.problem(error);
        },
      };
    });
  });
