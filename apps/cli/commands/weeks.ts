import type { Command } from 'commander';
import { pluralise } from '#core/domain/text/pluralise.ts';
import { print } from '../output.ts';
import { runLines } from '../run-lines.ts';
import type { Terminal } from '../terminal.ts';
import { idOf, UsageError } from '../usage-error.ts';
import { withData } from '../with-app.ts';
import { withHome } from '../with-support.ts';

type MailOptions = { home?: string; json?: boolean };

export function addWeeksCommands(program: Command, terminal: Terminal): void {
  const weeks = program.command('weeks').description('planned weeks and their summaries');

  weeks
    .command('generate')
    .description('plan the current week and the four after it for every household that lacks one')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept weeks generate --json')
    .action(async (options: { json?: boolean }) => {
      const done = await withData(terminal, (app) => app.generateWeeks());
      print(
        terminal,
        done,
        options,
        () => `${pluralise(done.households, 'household')} checked, ${pluralise(done.weeksPlanned, 'week')} planned.`,
      );
      if (done.failed > 0)
        throw new Error(`${pluralise(done.failed, 'household')} could not be planned; the reasons are above.`);
    });

  weeks
    .command('mail')
    .description('send the weekly summaries that are due; a worker does this every minute')
    .option('--to <email>', 'send this week’s summary to one person now, besides the regular one')
    .option('--home <id>', 'with --to: the home, if the person is in several', idOf('a home'))
    .option('--dry-run', 'only count the summaries that are due')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept weeks mail --dry-run\n  upkept weeks mail --to ada@example.com')
    .action(async ({ to, dryRun, ...options }: MailOptions & { to?: string; dryRun?: boolean }) => {
      if (to !== undefined && dryRun) throw new UsageError('--dry-run counts what is due, so it takes no --to.');
      if (to !== undefined) return mailOne(terminal, to, options);
      if (dryRun) return countDue(terminal, options);
      return mailDue(terminal, options);
    });

  weeks
    .command('status')
    .description('show the latest runs of planning and of summaries')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept weeks status')
    .action(async (options: { json?: boolean }) => {
      const status = await withData(terminal, (app) => app.showRuns());
      print(terminal, status, options, () => runLines(status));
    });
}

async function mailOne(terminal: Terminal, email: string, { home, ...options }: MailOptions): Promise<void> {
  const result = await withHome(terminal, 'send-summary', { email, home }, (app, { person, household }) =>
    app.sendSummaryTo({ householdId: household.id, personId: person.id }),
  );
  if (result !== 'sent') throw new Error(`The summary was not sent: ${result}.`);
  print(terminal, { result }, options, () => 'The summary was sent.');
}

async function countDue(terminal: Terminal, options: { json?: boolean }): Promise<void> {
  const { summariesDue: due, summariesOpen: open } = await withData(terminal, (app) => app.showRuns());
  print(terminal, { due, open }, options, () => `${pluralise(due, 'summary', 'summaries')} due, ${open} queued.`);
}

async function mailDue(terminal: Terminal, options: { json?: boolean }): Promise<void> {
  const done = await withData(terminal, async (app) => {
    const { due } = await app.queueSummaries();
    const sent = [];
    let failures = 0;
    for (const runId of await app.listOpenRuns()) {
      // A worker may send the same run at the same time. Each takes different summaries.
      try {
        const run = await app.sendSummaries({ runId });
        if (run) sent.push(run);
      } catch (error) {
        if (error instanceof Error && error.cause === undefined) continue;
        failures += 1;
        app.reporter.problem(error);
      }
    }
    const skipped = sent.reduce((sum, { expected, done }) => sum + expected - done, 0);
    const inHand = (await app.listOpenRuns()).length - failures;
    return {
      due,
      sent: sent.reduce((sum, { done }) => sum + done, 0),
      skipped,
      failedRuns: failures,
      runsInHand: inHand,
    };
  });
  print(
    terminal,
    done,
    options,
    () =>
      `${pluralise(done.due, 'summary', 'summaries')} due: ${done.sent} sent, ${done.skipped} skipped.${
        done.runsInHand > 0 ? ' A worker is sending the rest.' : ''
      }`,
  );
  if (done.failedRuns > 0) throw new Error('Some summaries could not be sent; a worker will try them again.');
}
