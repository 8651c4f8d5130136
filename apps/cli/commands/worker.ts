import type { Command } from 'commander';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { print } from '../output.ts';
import { withApp } from '../with-app.ts';

export function addWorkerCommand(program: Command): void {
  program
    .command('worker')
    .description('work off the queue (mail, scheduled jobs) until stopped')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept worker')
    .action((options: { json?: boolean }) =>
      withApp(async (app) => {
        await app.migrateDatabase();
        await app.jobs.worker.start(jobHandlers(app));
        // For people it is a message; for a program it is what it waits for.
        if (options.json) print({ ready: true }, options, () => '');
        else process.stderr.write('The worker is ready.\n');
        await signalled();
      }),
    );
}

function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
