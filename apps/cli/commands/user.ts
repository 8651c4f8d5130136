import type { Command } from 'commander';
import { isSure } from '../is-sure.ts';
import { print } from '../output.ts';
import { withSupport } from '../with-support.ts';

type Options = { json?: boolean };

const address = ['<email>', 'the address that the person signs in with'] as const;

export function addUserCommands(program: Command): void {
  const user = program
    .command('user')
    .description('one person: what is stored of them')
    .addHelpText(
      'after',
      '\nExamples:\n  upkept user show ada@example.com\n  upkept user delete ada@example.com --yes',
    );

  user
    .command('show')
    .description('what is needed to help')
    .argument(...address)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept user show ada@example.com --json')
    .action(async (email: string, options: Options) => {
      const { userRecord, userSheet } = await import('../user-sheet.ts');
      const shown = await withSupport('show-household', email, async (app, { id }) => ({
        ...(await app.showHousehold({ householdId: id })),
        now: app.clock.now(),
      }));
      print(userRecord(shown), options, () => userSheet(shown));
    });

  user
    .command('export')
    .description('all that is stored of somebody, without secrets, as JSON')
    .argument(...address)
    .option('--output <file>', 'write it there instead of printing it; a file that exists is left alone')
    .option('--json', 'print JSON on one line')
    .addHelpText('after', '\nExample:\n  upkept user export ada@example.com --output ada.json')
    .action(async (email: string, { output, ...options }: Options & { output?: string }) => {
      const exported = await withSupport('export-household', email, (app, { id }) =>
        app.exportHousehold({ householdId: id }),
      );
      const text = JSON.stringify(exported, undefined, 2);
      if (output === undefined) return print(exported, options, () => text);
      await writeNew(output, `${text}\n`);
      print({ file: output }, options, () => `Written to ${output}.`);
    });

  user
    .command('delete')
    .description('cancel the subscription, sign out everywhere and delete everything')
    .argument(...address)
    .option('--yes', 'do not ask')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept user delete ada@example.com --yes --json')
    .action(async (email: string, options: Options & { yes?: boolean }) => {
      const question = `Cancel the subscription of ${email} and delete the account with everything in it?`;
      if (!options.yes && !(await isSure(question))) {
        return print({ deleted: false }, options, () => 'Nothing was deleted.');
      }
      const { gone } = await withSupport('delete-household', email, (app, { id }) =>
        app.deleteHousehold({ householdId: id }),
      );
      print({ deleted: gone }, options, () => (gone ? `The account of ${email} is gone.` : 'It is signed out.'));
      if (!gone) {
        throw new Error('It is not deleted yet, for the reason above. A worker goes on with it until it is.');
      }
    });
}

/** Readable only by the user who runs the command. */
async function writeNew(file: string, text: string): Promise<void> {
  const { writeFile } = await import('node:fs/promises');
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw exists ? new Error(`${file} exists already and was left alone.`) : error;
  }
}
