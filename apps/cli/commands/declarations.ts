import type { Command } from 'commander';
import type { DeclarationProblem } from '#core/domain/selling/declaration.ts';
import { instant } from '../instant.ts';
import { print, table } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { idOf, UsageError } from '../usage-error.ts';
import { withData } from '../with-app.ts';

type Options = { json?: boolean };

const mostReason = 500;

const problems: Readonly<Record<DeclarationProblem, string>> = {
  unanswered: 'reminded twice, link not used',
  stuck: 'not carried out for a day',
};

export function addDeclarationCommands(program: Command, terminal: Terminal): void {
  const declarations = program
    .command('declarations')
    .description('cancellations and withdrawals that a person has to look at')
    .addHelpText('after', '\nExample:\n  upkept declarations list --json');

  declarations
    .command('list')
    .description('list those that wait for an answer or were not carried out, oldest first')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept declarations list --json')
    .action(async (options: Options) => {
      const listed = await withData(terminal, async (app) =>
        (await app.listDeclarations()).map(({ declaration, problem }) => {
          const { id, kind, state, email, name, reference, declaredAt, subscriptionId = null } = declaration;
          return { id, kind, state, problem, email, name, reference, declaredAt, subscriptionId };
        }),
      );
      print(terminal, listed, options, () =>
        listed.length === 0
          ? 'No declaration waits for you.'
          : table([
              ['ID', 'DECLARED', 'WHAT', 'ADDRESS', 'PROBLEM'],
              ...listed.map(({ id, declaredAt, kind, email, problem }) => [
                id,
                instant(declaredAt),
                kind,
                email,
                problems[problem],
              ]),
            ]),
      );
    });

  declarations
    .command('accept')
    .argument('<id>', 'the id that `declarations list` shows', idOf('a declaration'))
    .description('carry out a declaration whose link was not used, once you have checked who sent it')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept declarations accept 5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11')
    .action(async (id: string, options: Options) => {
      const { state } = await withData(terminal, (app) => app.answerDeclaration({ declarationId: id }));
      print(terminal, { id, state }, options, () =>
        state === 'accepted'
          ? 'It is carried out, and its buyer is mailed.'
          : 'It has no effect: the contract is not the same.',
      );
    });

  declarations
    .command('decline')
    .argument('<id>', 'the id that `declarations list` shows', idOf('a declaration'))
    .requiredOption('--reason <text>', 'why it has no effect, as its buyer reads it')
    .description('answer a declaration that has no effect, with a reason that its buyer is mailed')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  upkept declarations decline 5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11 --reason "You wrote that you keep Premium."',
    )
    .action(async (id: string, { reason, ...options }: Options & { reason: string }) => {
      const text = reason.trim();
      if (text === '' || text.length > mostReason)
        throw new UsageError(`Give a reason of at most ${mostReason} characters.`);
      const { state } = await withData(terminal, (app) => app.answerDeclaration({ declarationId: id, reason: text }));
      print(terminal, { id, state }, options, () => 'It is declined, and its buyer is mailed the reason.');
    });
}
