import { Command, CommanderError } from 'commander';
import { addBillingCommands } from './commands/billing.ts';
import { addCatalogueCommands } from './commands/catalogue.ts';
import { addDatabaseCommands } from './commands/database.ts';
import { addLinkCommands } from './commands/link.ts';
import { addPlanCommands } from './commands/plan.ts';
import { addPremiumCommands } from './commands/premium.ts';
import { addUserCommands } from './commands/user.ts';
import { addWeeksCommands } from './commands/weeks.ts';
import { addWorkerCommand } from './commands/worker.ts';
import { UsageError } from './usage-error.ts';
import { wordsOf } from './words-of.ts';

const exit = { done: 0, failed: 1, wrongUse: 2 } as const;

/** The commands. What each needs is loaded when it runs, so that asking for help is quick. */
export function makeProgram(): Command {
  const program = new Command('upkept')
    .description('Runs, plans and supports Upkept from the command line.')
    .exitOverride()
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
    addLinkCommands,
    addPremiumCommands,
    addBillingCommands,
    addWeeksCommands,
    addWorkerCommand,
    addDatabaseCommands,
  ]) {
    addCommands(program);
  }
  return program;
}

/**
 * Runs one command line. Returns the exit code: 0 for success, 1 for failure, 2 for wrong usage. Messages go to stderr.
 */
export async function runCli(args: readonly string[]): Promise<number> {
  try {
    await makeProgram().parseAsync([...args], { from: 'user' });
    return exit.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exit.done : exit.wrongUse;
    process.stderr.write(`${wordsOf(error)}\n`);
    return error instanceof UsageError ? exit.wrongUse : exit.failed;
  }
}
