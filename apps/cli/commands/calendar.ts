import type { Command } from 'commander';
import { pluralise } from '#core/domain/text/pluralise.ts';
import { print } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { withData } from '../with-app.ts';

export function addCalendarCommands(program: Command, terminal: Terminal): void {
  program
    .command('calendar')
    .description('connected calendars')
    .command('purge')
    .description(
      'complete disconnections, and delete the tokens of those that are nearly a day old; a worker does this hourly',
    )
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept calendar purge --json')
    .action(async (options: { json?: boolean }) => {
      const done = await withData(terminal, (app) => app.purgeCalendars());
      const { finished, forgotten, waiting, left } = done;
      print(terminal, done, options, () =>
        [
          `${pluralise(finished, 'calendar')} deleted at Google.`,
          `${forgotten} could not be deleted there within a day; their tokens are deleted here.`,
          `${waiting} cannot be deleted there yet and will be tried again.`,
          left === 0 ? 'Nothing is left of calendars that were disconnected more than a day ago.' : `${left} are left.`,
        ].join('\n'),
      );
      if (left > 0)
        throw new Error(`${pluralise(left, 'calendar')} disconnected more than a day ago could not be removed.`);
    });
}
