import { Command, CommanderError } from 'commander';
import { release } from '#apps/composition/release.ts';
import { addAnnounceCommand } from './commands/announce.ts';
import { addBackupCommands } from './commands/backup.ts';
import { addBillingCommands } from './commands/billing.ts';
import { addCalendarCommands } from './commands/calendar.ts';
import { addCatalogueCommands } from './commands/catalogue.ts';
import { addDatabaseCommands } from './commands/database.ts';
import { addDeclarationCommands } from './commands/declarations.ts';
import { addDoctorCommand } from './commands/doctor.ts';
import { addJobsCommands } from './commands/jobs.ts';
import { addLinkCommands } from './commands/link.ts';
import { addMailCommands } from './commands/mail.ts';
import { addPeopleCommands } from './commands/people.ts';
import { addPlanCommands } from './commands/plan.ts';
import { addPremiumCommands } from './commands/premium.ts';
import { addUserCommands } from './commands/user.ts';
import { addWeeksCommands } from './commands/weeks.ts';
import { addWorkerCommand } from './commands/worker.ts';
import { errorMessage } from './error-message.ts';
import type { Terminal } from './terminal.ts';
import { terminalText } from './terminal-text.ts';
import { UsageError } from './usage-error.ts';

const exit = { done: 0, failed: 1, wrongUse: 2 } as const;

/** The commands. Each loads what it needs when it runs, so that help is quick. */
export function makeProgram(terminal: Terminal): Command {
  const program = new Command('upkept')
    .description('Runs, plans and supports Upkept from the command line.')
    .version(release.version)
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
  ]) {
    addCommands(program, terminal);
  }
  return program;
}

/** Runs one command line and returns its exit code: 0 done, 1 failed, 2 used wrongly. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await makeProgram(terminal).parseAsync([...args], { from: 'user' });
    return exit.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exit.done : exit.wrongUse;
    terminal.stderr.write(`${terminalText(errorMessage(error))}\n`);
    return error instanceof UsageError ? exit.wrongUse : exit.failed;
  }
}
