import type { Command } from 'commander';
import { confirm } from '../confirm.ts';
import { instant } from '../instant.ts';
import { print, table } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { emailArgument, UsageError } from '../usage-error.ts';
import { withData } from '../with-app.ts';
import { noteAction, withSupport } from '../with-support.ts';

type Options = { json?: boolean };

const address = ['<email>', 'the address that the person signs in with'] as const;

export function addUserCommands(program: Command, terminal: Terminal): void {
  const user = program
    .command('user')
    .description('find and invite people; show, export or delete their data')
    .addHelpText(
      'after',
      '\nExamples:\n  upkept user show ada@example.com\n  upkept user delete ada@example.com --yes',
    );

  user
    .command('show')
    .description('show what support needs to know')
    .argument(...address)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept user show ada@example.com --json')
    .action(async (email: string, options: Options) => {
      const { userRecord, userSheet } = await import('../user-sheet.ts');
      const shown = await withSupport(terminal, 'show-household', email, async (app, { person, household }) => ({
        ...(await app.showPerson({ personId: person.id, householdId: household.id })),
        now: app.clock.now(),
      }));
      print(terminal, userRecord(shown), options, () => userSheet(shown));
    });

  user
    .command('find')
    .description('find people by a part of their address or name, or by their customer id at Stripe')
    .argument('<part>', 'at least three characters')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept user find lovelace')
    .action(async (part: string, options: Options) => {
      if (part.length < 3) throw new UsageError('Name at least three characters.');
      const found = await withData(terminal, async (app) => {
        const people = await app.findPeople({ part });
        for (const { email } of people) await noteAction(app, 'find-household', email);
        return people.map(({ email, name, createdAt }) => ({ email, name, createdAt }));
      });
      print(terminal, found, options, () =>
        found.length === 0
          ? 'No account was found.'
          : table([
              ['ADDRESS', 'NAME', 'SINCE'],
              ...found.map(({ email, name, createdAt }) => [email, name || '(none yet)', instant(createdAt)]),
            ]),
      );
    });

  user
    .command('invite')
    .description('create an account for an address and mail it a link that is valid for three days')
    .argument('<email>', 'the address that the person will sign in with', emailArgument)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept user invite grace@example.com')
    .action(async (typed: string, options: Options) => {
      const invited = await withData(terminal, async (app) => {
        const result = await app.invitePerson({ email: typed });
        await noteAction(app, 'invite-household', result.email);
        return result;
      });
      const { isNew, email, expiresAt } = invited;
      print(
        terminal,
        invited,
        options,
        () =>
          `${isNew ? `${email} has an account now` : `${email} had an account already`}; a link is queued, valid until ${instant(expiresAt)}.`,
      );
    });

  user
    .command('move')
    .description('move a person who lost their mailbox to another address, once it has confirmed that')
    .argument('<email>', 'the lost address')
    .argument('<new>', 'the address that replaces it, which is mailed a link', emailArgument)
    .option('--yes', "don't ask whether you have checked who is asking")
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept user move ada@example.com ada@example.org')
    .action(async (email: string, typed: string, options: Options & { yes?: boolean }) => {
      const question = `Have you checked, in another way than by mail, that the person who asks is ${email}?`;
      const moved = await withData(terminal, async (app) => {
        if (!options.yes) {
          await app.findPerson({ email });
          if (!(await confirm(terminal, question))) return undefined;
        }
        const { person } = await noteAction(app, 'move-person', email);
        return app.movePerson({ personId: person.id, email: typed });
      });
      if (!moved) return print(terminal, { moved: false }, options, () => 'Nothing was changed.');
      const { newEmail, expiresAt } = moved;
      print(
        terminal,
        { moved: true, newEmail, expiresAt },
        options,
        () =>
          `A link is queued to ${newEmail}. Once it is opened, by ${instant(expiresAt)}, the person signs in there.`,
      );
    });

  user
    .command('export')
    .description('print everything that is stored about a person and the homes that they own, without secrets, as JSON')
    .argument(...address)
    .option('--output <file>', 'write to this file instead of printing; existing files are not overwritten')
    .option('--files <file>', 'also write photos and documents to this new ZIP archive')
    .option('--json', 'print JSON on one line')
    .addHelpText('after', '\nExample:\n  upkept user export ada@example.com --output ada.json --files ada.zip')
    .action(async (email: string, { output, files, ...options }: Options & { output?: string; files?: string }) => {
      const exported = await withSupport(terminal, 'export-household', email, async (app, { person }) => {
        const { homeIds, ...stored } = await app.exportPerson({ personId: person.id });
        if (files !== undefined)
          await writeNew(files, app.exportFiles({ householdIds: homeIds, language: person.language }));
        return stored;
      });
      const text = JSON.stringify(exported, undefined, 2);
      if (output === undefined) return print(terminal, exported, options, () => text);
      await writeNew(output, `${text}\n`);
      print(terminal, { file: output }, options, () => `Written to ${output}.`);
    });

  user
    .command('delete')
    .description(
      'sign a person out everywhere and delete them, with the homes in which they live alone and their subscriptions',
    )
    .argument(...address)
    .option('--yes', "don't ask for confirmation")
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept user delete ada@example.com --yes --json')
    .action(async (email: string, options: Options & { yes?: boolean }) => {
      const question = `Delete the account of ${email}, every home in which they live alone, and its subscription?`;
      const gone = await withData(terminal, async (app) => {
        if (!options.yes) {
          await app.findPerson({ email });
          if (!(await confirm(terminal, question))) return undefined;
        }
        const { person } = await noteAction(app, 'delete-household', email);
        return (await app.deletePerson({ personId: person.id })).gone;
      });
      if (gone === undefined) return print(terminal, { deleted: false }, options, () => 'Nothing was deleted.');
      print(terminal, { deleted: gone }, options, () =>
        gone ? `The account of ${email} was deleted.` : 'It is signed out.',
      );
      if (!gone) {
        throw new Error('It is not deleted yet, for the reason above. A worker keeps trying until it is.');
      }
    });
}

/** Writes a new file that only the operator can read. */
async function writeNew(file: string, contents: string | AsyncIterable<Uint8Array>): Promise<void> {
  const { writeFile } = await import('node:fs/promises');
  try {
    await writeFile(file, contents, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw exists ? new Error(`${file} already exists and was not changed.`) : error;
  }
}
