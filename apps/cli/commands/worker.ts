import type { Command } from 'commander';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { onStopSignal } from '#apps/composition/on-stop-signal.ts';
import { processLimits } from '#core/domain/running/time-limits.ts';
import { print } from '../output.ts';
import type { Terminal } from '../terminal.ts';

export function addWorkerCommand(program: Command, terminal: Terminal): void {
  program
    .command('worker')
    .description('process the queue (mail, scheduled jobs) until stopped')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept worker')
    .action(async (options: { json?: boolean }) => {
      const [{ readConfig }, { logMisspelt, logReporter }, { makeLogger }, { release }, { openApp }, ...starting] =
        await Promise.all([
          import('#apps/composition/config.ts'),
          import('#apps/composition/log-reporter.ts'),
          import('#apps/composition/logger.ts'),
          import('#apps/composition/release.ts'),
          import('#apps/composition/open-app.ts'),
          import('#apps/composition/prepare-database.ts'),
          import('#apps/composition/serve-metrics.ts'),
          import('#apps/composition/report-mail-problem.ts'),
          import('#apps/composition/serve-home-assistant.ts'),
        ]);
      const [{ prepareDatabase }, { serveMetrics }, { reportMailProblem }, { serveHomeAssistant }] = starting;
      const config = readConfig(terminal.env);
      const logger = makeLogger(config.logLevel, terminal.stderr);
      logMisspelt(logger, config.misspelt);
      await using closing = new AsyncDisposableStack();
      const { app } = await openApp({ config, startsSandbox: false, reporter: logReporter(logger) });
      closing.defer(() => app.close());
      await prepareDatabase(app);
      const metrics = await serveMetrics(app);
      closing.defer(async () => metrics?.close());
      await app.jobs.worker.start(jobHandlers(app));
      void reportMailProblem(app);
      const disconnecting = new AbortController();
      const served = serveHomeAssistant(app, disconnecting.signal);
      closing.defer(() => {
        disconnecting.abort();
        return served;
      });
      const stopped = signalled(terminal);
      // A program that waits for the worker gets a result on stdout.
      if (options.json) print(terminal, { ready: true }, options, () => '');
      else if (config.production) logger.info(release, 'The worker is ready');
      else terminal.stderr.write('The worker is ready.\n');
      await stopped;
    });
}

/** Resolves with the first signal. The process then ends in time, whatever it still waits for. */
function signalled({ stderr }: Terminal): Promise<void> {
  return new Promise((resolve) => {
    onStopSignal(() => {
      const giveUp = setTimeout(() => {
        stderr.write('Stopped without waiting any longer.\n');
        process.exit(1);
      }, processLimits.stopMs);
      giveUp.unref();
      resolve();
    });
  });
}
