import type { Command } from 'commander';
import { print } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { withApp } from '../with-app.ts';

export function addWeeksCommands(program: Command, terminal: Terminal): void {
  program
    .command('weeks')
    .description('planned weeks')
    .command('generate')
    .description('plan the current week and the four after it for every household that lacks one')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept weeks generate --json')
    .action(async (options: { json?: boolean }) => {
      const done = await withApp(terminal, async (app) => {
        await app.migrateDatabase();
        return app.generateWeeks();
      });
      print(
        terminal,
        done,
        options,
        () => `${done.households} households looked at, ${done.weeksPlanned} weeks planned.`,
      );
      if (done.failed > 0) throw new Error(`${done.failed} households could not be planned; the reasons are above.`);
    });
}
