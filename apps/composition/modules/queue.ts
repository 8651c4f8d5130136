import { ContainerModule } from 'inversify';
import { outsideTimeLimit } from '#adapters/knex/time-limit.ts';
import { makeJobs } from '#adapters/pg-boss/jobs.ts';
import { origins } from '../origins.ts';
import { part } from '../parts.ts';

/** The job queue and the worker that runs the jobs. */
export const queue = new ContainerModule(({ bind }) => {
  bind(part.jobs)
    .toDynamicValue(({ get }) =>
      makeJobs({
        connectionString: get(part.databaseUrl),
        onError: get(part.reporter).problem,
        onHandled: get(part.metrics).countJob,
        origins,
        whileStarting: outsideTimeLimit,
        background: get(part.background),
      }),
    )
    .onDeactivation((jobs) => jobs.stop());
});
