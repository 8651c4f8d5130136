import { Command, CommanderError } from 'commander';
import { addCatalogueCommands } from './commands/catalogue.ts';
import { addDatabaseCommands } from './commands/database.ts';
import { addPlanCommands } from './commands/plan.ts';
import { addWeeksCommands } from './commands/weeks.ts';
import { addWorkerCommand } from './commands/worker.ts';
import { UsageError } from './usage-error.ts';

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
  upkept worker`,
    );
  addCatalogueCommands(program);
  addDatabaseCommands(program);
  addPlanCommands(program);
  addWeeksCommands(program);
  addWorkerCommand(program);
  return program;
}

/** Runs one command line; answers the exit code: 0 done, 1 failed, 2 used wrongly. Messages go to stderr. */
export async function runCli(args: readonly string[]): Promise<number> {
  try {
    await makeProgram().parseAsync([...args], { from: 'user' });
    return exit.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exit.done : exit.wrongUse;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof UsageError ? exit.wrongUse : exit.failed;
  }
}
