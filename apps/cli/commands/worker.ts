import type { Command } from 'commander';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { processLimits } from '#core/domain/time-limits.ts';
import { print } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { withApp } from '../with-app.ts';

export function addWorkerCommand(program: Command, terminal: Terminal): void {
  program
    .command('worker')
    .description('process the queue (mail, scheduled jobs) until stopped')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept worker')
    .action((options: { json?: boolean }) =>
      withApp(terminal, async (app) => {
        await app.migrateDatabase();
        const [{ serveMetrics }, { reportMailProblem }] = await Promise.all([
          import('#apps/composition/serve-metrics.ts'),
          import('#apps/composition/report-mail-problem.ts'),
        ]);
        const metrics = await serveMetrics(app);
        await using closing = new AsyncDisposableStack();
        closing.defer(async () => metrics?.close());
        await app.jobs.worker.start(jobHandlers(app));
        void reportMailProblem(app);
        // People get a message on stderr; a program that waits for the worker gets a result on stdout.
        if (options.json) print(terminal, { ready: true }, options, () => '');
        else terminal.stderr.write('The worker is ready.\n');
        await signalled(terminal);
      }),
    );
}

/** Resolves with the first signal. The process then ends in time, whatever it still waits for. */
function signalled({ stderr }: Terminal): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      const giveUp = setTimeout(() => {
        stderr.write('Stopped without waiting any longer.\n');
        process.exit(1);
      }, processLimits.stopMs);
      giveUp.unref();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  });
}
