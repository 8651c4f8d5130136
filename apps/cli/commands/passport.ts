import type { Command } from 'commander';
import { longest } from '#core/domain/limits.ts';
import { print } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { withData } from '../with-app.ts';
import { operator } from '../with-support.ts';

export function addPassportCommands(program: Command, terminal: Terminal): void {
  program
    .command('passport')
    .description('house passports that households share')
    .addHelpText('after', '\nExample:\n  upkept passport close "https://home.example/passport#5f0c…" --reason "…"')
    .command('close')
    .argument('<address>', 'the address of the page, as a report names it')
    .requiredOption('--reason <text>', 'why it is closed, as its household reads it')
    .description('close a shared passport after a report, with a reason that its household reads')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  upkept passport close "https://home.example/passport#5f0c…" --reason "It shows a neighbour\'s phone number."',
    )
    .action(async (address: string, { reason: typed, ...options }: { reason: string; json?: boolean }) => {
      const [, secret] = /#([0-9a-f]{64})$/.exec(address.trim()) ?? [];
      const reason = typed.trim();
      if (secret === undefined) throw new UsageError('Name the whole address, which ends in # and 64 characters.');
      if (reason === '' || reason.length > longest.reason)
        throw new UsageError(`Give a reason of at most ${longest.reason} characters.`);
      await withData(terminal, (app) => app.closePassport({ secret, reason, operator: operator() }));
      print(terminal, { closed: true }, options, () => 'The page is closed, and its household reads why.');
    });
}
