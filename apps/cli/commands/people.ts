import { type Command, Option } from 'commander';
import { roles } from '#core/domain/people/membership.ts';
import { instant } from '../instant.ts';
import { print, table } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { emailArgument, idOf } from '../usage-error.ts';
import { withData } from '../with-app.ts';
import { noteAction } from '../with-support.ts';

type Options = { home: string; json?: boolean };

const home = ['--home <id>', 'the home’s id, which `user show` prints', idOf('a home')] as const;

export function addPeopleCommands(program: Command, terminal: Terminal): void {
  const people = program
    .command('people')
    .description('who is in a home')
    .addHelpText('after', '\nExample:\n  upkept people show --home 5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11');

  people
    .command('show')
    .description('list the people in a home and their roles')
    .requiredOption(...home)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept people show --home 5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11 --json')
    .action(async ({ home: householdId, ...options }: Options) => {
      const shown = await withData(terminal, async (app) => {
        const members = await app.listMembers({ householdId });
        for (const { person } of members) await noteAction(app, 'show-people', person.email, { homeId: householdId });
        return members.map(({ role, joinedAt, person: { id, email, name, language } }) => ({
          id,
          email,
          name,
          language,
          role,
          joinedAt,
        }));
      });
      print(terminal, shown, options, () =>
        table([
          ['ADDRESS', 'NAME', 'ROLE', 'SINCE'],
          ...shown.map(({ email, name, role, joinedAt }) => [email, name || '(none yet)', role, instant(joinedAt)]),
        ]),
      );
    });

  people
    .command('add')
    .description('add a person to a home, or change their role in it; a new address gets an account')
    .argument('<email>', 'the address that the person signs in with', emailArgument)
    .requiredOption(...home)
    .addOption(new Option('--role <role>', 'what they may do in it').choices(roles).makeOptionMandatory())
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  upkept people add sam@example.com --home 5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11 --role member',
    )
    .action(
      async (typed: string, { home: householdId, role, ...options }: Options & { role: (typeof roles)[number] }) => {
        const { email } = await withData(terminal, async (app) => {
          const person = await app.addMember({ email: typed, householdId, role });
          await noteAction(app, 'add-person', person.email, { homeId: householdId });
          return person;
        });
        print(terminal, { email, home: householdId, role }, options, () => `${email} is in the home, as ${role}.`);
      },
    );

  people
    .command('remove')
    .description('take a person out of a home; what they did there stays')
    .argument('<email>', 'the address that the person signs in with')
    .requiredOption(...home)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  upkept people remove sam@example.com --home 5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11',
    )
    .action(async (typed: string, { home: householdId, ...options }: Options) => {
      const { email } = await withData(terminal, async (app) => {
        const { person } = await noteAction(app, 'remove-person', typed, { homeId: householdId });
        await app.removeMember({ householdId, personId: person.id });
        return person;
      });
      print(terminal, { email, home: householdId }, options, () => `${email} is no longer in the home.`);
    });
}
