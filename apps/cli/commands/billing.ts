import type { Command } from 'commander';
import { pluralise } from '#core/domain/text/pluralise.ts';
import { print } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { withData } from '../with-app.ts';

export function addBillingCommands(program: Command, terminal: Terminal): void {
  program
    .command('billing')
    .description('subscriptions')
    .command('reconcile')
    .description('update every household’s subscription from Stripe; a worker does this daily')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept billing reconcile --json')
    .action(async (options: { json?: boolean }) => {
      const done = await withData(terminal, async (app) => {
        if (!app.config.sellsPremium) {
          throw new Error('Premium isn’t sold here: the settings name no account at Stripe.');
        }
        return app.reconcileBilling();
      });
      print(
        terminal,
        done,
        options,
        () => `${pluralise(done.customers, 'customer')} checked; ${done.strangers} of them belong to no household.`,
      );
      if (done.failed > 0)
        throw new Error(`${pluralise(done.failed, 'customer')} could not be read; the reasons are above.`);
    });
}
