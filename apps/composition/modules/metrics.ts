import { ContainerModule } from 'inversify';
import { readBackupAge } from '#adapters/knex/backup/backup-record.ts';
import { poolState } from '#adapters/knex/pool-state.ts';
import { onDatabase, withTimeLimit } from '#adapters/knex/time-limit.ts';
import { readRunTotals, readSummaryBacklog } from '#adapters/knex/views/run-totals.ts';
import { readQueueStates } from '#adapters/pg-boss/queue-states.ts';
import type { ServedMetrics } from '#adapters/prom-client/metrics.ts';
import { dropReasons } from '#core/domain/advice/checked-steps.ts';
import { urgencies } from '#core/domain/advice/triage/urgency.ts';
import { refinementOutcomes } from '#core/domain/advice/week/refinement.ts';
import { commandOutcomes } from '#core/domain/home-assistant/outcome.ts';
import { countProblems } from '#core/domain/selling/declaration.ts';
import { countedAdvisor } from '../counted-advisor.ts';
import { countedMailer } from '../counted-mailer.ts';
import { part } from '../parts.ts';
import type { Environment } from '../prepare-environment.ts';
import { release } from '../release.ts';

/** Used when no port for metrics is set. */
const noMetrics: ServedMetrics = {
  countRequest: () => {},
  countJob: () => {},
  countMail: () => {},
  countAdvisorCall: () => {},
  countRefinement: () => {},
  countQuestion: () => {},
  countDropped: () => {},
  countHomeCommand: () => {},
  setBrokerConnected: () => {},
  countProblem: () => {},
  countClientLeft: () => {},
  render: async () => ({ contentType: 'text/plain', text: '' }),
};

/** What operators watch. Without a port for it, nothing is counted and the library isn't loaded. */
export const metricsModule = ({ makeMetrics }: Environment): ContainerModule =>
  new ContainerModule(({ bind, onActivation }) => {
    bind(part.metrics).toDynamicValue(({ get }) => {
      const knex = get(part.knex);
      const { now } = get(part.clock);
      const read = async () => ({
        queues: await readQueueStates(knex),
        runs: await readRunTotals(knex, now()),
        summaries: await readSummaryBacklog(knex, now()),
        declarations: countProblems(await get(part.unitOfWork).run(({ declarations }) => declarations.open()), now()),
        backupAgeSeconds: await readBackupAge(knex, now()),
      });
      const { requestMs } = get(part.databaseLimits);
      const stored = () => withTimeLimit(requestMs, () => onDatabase(read));
      return makeMetrics?.({ release, pool: () => poolState(knex), stored }) ?? noMetrics;
    });
    if (!makeMetrics) return;
    onActivation(part.mailer, ({ get }, mailer) => countedMailer(mailer, get(part.metrics)));
    onActivation(part.advisor, ({ get }, advisor) => countedAdvisor(advisor, get(part.metrics)));
    onActivation(part.reporter, ({ get }, reporter) => {
      const metrics = get(part.metrics);
      return {
        ...reporter,
        note: (event, data) => {
          const outcome = refinementOutcomes.find((each) => event === 'refinement' && each === data.outcome);
          if (outcome) metrics.countRefinement(outcome);
          const urgency = urgencies.find((each) => event === 'question' && each === data.urgency);
          if (urgency) metrics.countQuestion(urgency);
          const reason = dropReasons.find((each) => event.endsWith(' dropped') && each === data.reason);
          if (reason) metrics.countDropped(reason);
          const command = commandOutcomes.find((each) => event === 'home command' && each === data.outcome);
          if (command) metrics.countHomeCommand(command);
          if (event === 'broker') metrics.setBrokerConnected(data.isConnected === true);
          reporter.note(event, data);
        },
        problem: (error, job) => {
          metrics.countProblem();
          reporter.problem(error, job);
        },
      };
    });
  });
