import { Command, CommanderError } from 'commander';
import { release } from '#apps/composition/release.ts';
import { addAnnounceCommand } from './commands/announce.ts';
import { addBackupCommands } from './commands/backup.ts';
import { addBillingCommands } from './commands/billing.ts';
import { addCalendarCommands } from './commands/calendar.ts';
import { addCatalogueCommands } from './commands/catalogue.ts';
import { addCompletionCommand } from './commands/completion.ts';
import { addDatabaseCommands } from './commands/database.ts';
import { addDeclarationCommands } from './commands/declarations.ts';
import { addDoctorCommand } from './commands/doctor.ts';
import { addJobsCommands } from './commands/jobs.ts';
import { addLinkCommands } from './commands/link.ts';
import { addMailCommands } from './commands/mail.ts';
import { addPassportCommands } from './commands/passport.ts';
import { addPeopleCommands } from './commands/people.ts';
import { addPlanCommands } from './commands/plan.ts';
import { addPremiumCommands } from './commands/premium.ts';
import { addUserCommands } from './commands/user.ts';
import { addWeeksCommands } from './commands/weeks.ts';
import { addWorkerCommand } from './commands/worker.ts';
import { errorCode, errorMessage } from './error-message.ts';
import type { Terminal } from './terminal.ts';
import { terminalText } from './terminal-text.ts';
import { UsageError } from './usage-error.ts';

const exit = { done: 0, failed: 1, wrongUse: 2 } as const;

/** The commands. Each loads what it needs when it runs, so that help is quick. */
export function makeProgram(terminal: Terminal): Command {
  const program = new Command('upkept')
    .description('Runs, plans and supports Upkept from the command line.')
    .version(release.version, '-v, --version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    })
    .showHelpAfterError('(add --help for more)')
    .addHelpText(
      'after',
      `
Examples:
  upkept plan preview --country FR --property House --features "Fridge,Oven,Lawn" --weeks 52
  upkept weeks generate --json
  upkept worker
  upkept user show ada@example.com
  upkept premium grant ada@example.com`,
    );
  for (const addCommands of [
    addCatalogueCommands,
    addPlanCommands,
    addUserCommands,
    addPeopleCommands,
    addPassportCommands,
    addLinkCommands,
    addMailCommands,
    addPremiumCommands,
    addBillingCommands,
    addDeclarationCommands,
    addAnnounceCommand,
    addCalendarCommands,
    addWeeksCommands,
    addWorkerCommand,
    addJobsCommands,
    addDatabaseCommands,
    addBackupCommands,
    addDoctorCommand,
    addCompletionCommand,
  ]) {
    addCommands(program, terminal);
  }
  return program;
}

/**
 * Runs one command line and returns its exit code: 0 done, 1 failed, 2 used wrongly. With `--json`, an error is a line
 * `{"error":{"code","message"}}` on stderr.
 */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  const wantsJson = args.includes('--json');
  const program = makeProgram(terminal);
  if (wantsJson)
    for (const command of commandsOf(program))
      command.configureOutput({ outputError: () => {} }).showHelpAfterError(false);
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync([...args], { from: 'user' });
    return exit.done;
  } catch (error) {
    const isUsage = error instanceof CommanderError || error instanceof UsageError;
    if (error instanceof CommanderError && error.exitCode === 0) return exit.done;
    if (wantsJson) {
      const code = isUsage ? 'wrong_use' : errorCode(error);
      const message = terminalText(errorMessage(error)).replace(/^error: /, '');
      terminal.stderr.write(`${JSON.stringify({ error: { code, message } })}\n`);
    } else if (!(error instanceof CommanderError)) terminal.stderr.write(`${terminalText(errorMessage(error))}\n`);
    return isUsage ? exit.wrongUse : exit.failed;
  }
}

const commandsOf = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(commandsOf)];
