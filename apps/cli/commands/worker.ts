import type { Command } from 'commander';
import { jobHandlers } from '#apps/jobs.ts';
import { withApp } from '../with-app.ts';

export function addWorkerCommand(program: Command): void {
  program
    .command('worker')
    .description('work off the queue (mail, scheduled jobs) until stopped')
    .action(() =>
      withApp(async (app) => {
        await app.migrateDatabase();
        await app.jobs.worker.start(jobHandlers(app));
        process.stderr.write('The worker is ready.\n');
        await signalled();
      }),
    );
}

function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
