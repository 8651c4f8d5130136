import { Argument, type Command } from 'commander';
import { completionScript, type Shell, shells } from '../completion.ts';
import { print } from '../output.ts';
import type { Terminal } from '../terminal.ts';

export function addCompletionCommand(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .description('print a script with which a shell completes commands and options')
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept completion bash > /etc/bash_completion.d/upkept')
    .action((shell: Shell, options: { json?: boolean }) => {
      const script = completionScript(program, shell);
      print(terminal, { script }, options, () => script);
    });
}
