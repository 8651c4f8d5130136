import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { errorMessage } from '../error-message.ts';
import { print } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { emailArgument } from '../usage-error.ts';
import { withApp } from '../with-app.ts';

export function addMailCommands(program: Command, terminal: Terminal): void {
  program
    .command('mail')
    .description('mail')
    .command('test')
    .description('send a mail now, without the queue, and print what the mail service says')
    .argument('<email>', 'where to send it', emailArgument)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept mail test you@example.com')
    .action(async (to: string, options: { json?: boolean }) => {
      await withApp(terminal, async ({ mailer, baseUrl }) => {
        try {
          await mailer.send({ kind: 'test', id: randomUUID(), to, language: 'en', link: `${baseUrl}/login` });
        } catch (error) {
          throw new Error(`The mail was not sent. ${errorMessage(error)}`, { cause: error });
        }
      });
      print(terminal, { sent: true }, options, () => 'The mail service accepted the mail. Look whether it arrives.');
    });
}
