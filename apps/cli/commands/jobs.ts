import type { Command } from 'commander';
import { pluralise } from '#core/domain/text/pluralise.ts';
import { print, table } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { idOf, UsageError } from '../usage-error.ts';
import { withData } from '../with-app.ts';

/** More than anyone reads; the rest is listed once these are retried. */
const mostJobs = 1000;

export function addJobsCommands(program: Command, terminal: Terminal): void {
  const jobs = program.command('jobs').description('jobs whose retries are used up');

  jobs
    .command('failed')
    .description('list the failed jobs, newest first')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept jobs failed')
    .action(async (options: { json?: boolean }) => {
      const failed = await withData(terminal, (app) => app.jobs.failed.list(mostJobs));
      print(terminal, failed, options, () =>
        failed.length === 0
          ? 'No job has failed.'
          : table([
              ['ID', 'JOB', 'FAILED', 'REASON'],
              ...failed.map(({ id, name, failedAt, reason }) => [id, name, failedAt.toISOString(), reason]),
            ]),
      );
    });

  jobs
    .command('retry')
    .argument('[id]', 'the id that `jobs failed` shows', idOf('a job'))
    .description('return failed jobs to the queue')
    .option('--all', 'every failed job')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept jobs retry --all')
    .action(async (id: string | undefined, options: { all?: boolean; json?: boolean }) => {
      if ((id === undefined) === !options.all) throw new UsageError('Name a job or use --all.');
      const retried = await withData(terminal, async (app) => {
        const ids = id === undefined ? (await app.jobs.failed.list(mostJobs)).map((job) => job.id) : [id];
        let count = 0;
        for (const each of ids) count += (await app.jobs.failed.retry(each)) ? 1 : 0;
        return count;
      });
      if (id !== undefined && retried === 0) throw new Error(`No failed job has the id ${id}.`);
      print(terminal, { retried }, options, () => `${pluralise(retried, 'job')} returned to the queue.`);
    });
}
