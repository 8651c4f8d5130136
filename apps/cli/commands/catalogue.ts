import type { Command } from 'commander';
import { print, table } from '../output.ts';

export function addCatalogueCommands(program: Command): void {
  program
    .command('catalogue')
    .description('what Upkept looks after')
    .command('list')
    .description('list every item with its care tasks')
    .option('--json', 'print JSON')
    .action(async (options: { json?: boolean }) => {
      const [{ listCatalogue }, { rhythm }, { monthNames }] = await Promise.all([
        import('#core/use-cases/catalogue/list-catalogue.ts'),
        import('#core/domain/plan-week/reasons.ts'),
        import('#core/domain/dates.ts'),
      ]);
      const items = listCatalogue();
      print(items, options, () =>
        table([
          ['ITEM', 'TASK', 'MINUTES', 'HOW OFTEN', 'SEASON', 'NOTES'],
          ...items.flatMap(({ item, tasks }) =>
            tasks.map((task) => [
              item,
              task.id,
              String(task.minutes),
              rhythm(task.intervalDays),
              task.season ? `${monthNames[task.season.from - 1]} to ${monthNames[task.season.to - 1]}` : 'any',
              [task.critical && 'critical', task.professional && 'professional', task.frostOnly && 'where it freezes']
                .filter(Boolean)
                .join(', '),
            ]),
          ),
        ]),
      );
    });
}
