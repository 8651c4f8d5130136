import type { Command } from 'commander';
import { instant } from '../instant.ts';
import { print } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { withSupport } from '../with-support.ts';

export function addLinkCommands(program: Command, terminal: Terminal): void {
  program
    .command('link')
    .description('sign-in links')
    .command('resend')
    .description('mail a new sign-in link regardless of rate limits; a worker sends it')
    .argument('<email>', 'the address that the person signs in with')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept link resend ada@example.com')
    .action(async (address: string, options: { json?: boolean }) => {
      const { email, expiresAt } = await withSupport(terminal, 'resend-link', address, async (app, { person }) => ({
        email: person.email,
        expiresAt: await app.resendLink({ personId: person.id }),
      }));
      print(
        terminal,
        { email, expiresAt },
        options,
        () => `A link to ${email} is queued; it is valid until ${instant(expiresAt)}.`,
      );
    });
}
