import { type Command, Option } from 'commander';
import { type Language, languages } from '#core/domain/languages.ts';
import type { listCatalogue } from '#core/use-cases/catalogue/list-catalogue.ts';
import { print, table } from '../output.ts';
import type { Terminal } from '../terminal.ts';

type ListedTask = ReturnType<typeof listCatalogue>[number]['tasks'][number];

export function addCatalogueCommands(program: Command, terminal: Terminal): void {
  program
    .command('catalogue')
    .description('what Upkept looks after')
    .command('list')
    .description('list every item with its care tasks; seasons are those of the northern hemisphere')
    .addOption(new Option('--language <language>', 'the language of the words').choices(languages).default('en'))
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept catalogue list --json')
    .action(async (options: { json?: boolean; language: Language }) => {
      const [{ listCatalogue }, { rhythm }, { monthNames }] = await Promise.all([
        import('#core/use-cases/catalogue/list-catalogue.ts'),
        import('#core/languages/en/rhythm.ts'),
        import('#core/domain/time/dates.ts'),
      ]);
      const { catalogueIn } = options.language === 'en' ? {} : await import('#core/catalogue/catalogue-in.ts');
      const items = listCatalogue(catalogueIn?.(options.language));
      const months = ({ from, to }: NonNullable<ListedTask['season']>) =>
        [...new Set([from, to])].map((month) => monthNames[month - 1]?.slice(0, 3)).join(' to ');
      print(terminal, items, options, () =>
        table([
          ['ITEM', 'TASK', 'MINUTES', 'HOW OFTEN', 'SEASON', 'STAKE', 'ONLY FOR'],
          ...items.flatMap(({ item, tasks }) =>
            tasks.map((task) => [
              item,
              task.title,
              String(task.minutes),
              rhythm.every(task.intervalDays),
              task.season ? months(task.season) : 'any',
              task.stake,
              conditionsOf(task),
            ]),
          ),
        ]),
      );
    });
}

/** "a professional; climate: hard or regular; water-heater: gas" */
function conditionsOf({ professional, climates, needs }: ListedTask): string {
  const named = Object.entries({ ...(climates && { climate: climates }), ...needs });
  return [
    ...(professional ? ['a professional'] : []),
    ...named.map(([name, values]) => `${name}: ${values.join(' or ')}`),
  ].join('; ');
}
