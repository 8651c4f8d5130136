import type { Command } from 'commander';
import type { Season } from '#core/domain/care-task.ts';
import { print, table } from '../output.ts';
import type { Terminal } from '../terminal.ts';

export function addCatalogueCommands(program: Command, terminal: Terminal): void {
  program
    .command('catalogue')
    .description('what Upkept looks after')
    .command('list')
    .description('list every item with its care tasks')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept catalogue list --json')
    .action(async (options: { json?: boolean }) => {
      const [{ listCatalogue }, { rhythm }, { monthNames }] = await Promise.all([
        import('#core/use-cases/catalogue/list-catalogue.ts'),
        import('#core/domain/plan/reasons.ts'),
        import('#core/domain/dates.ts'),
      ]);
      const items = listCatalogue();
      const months = ({ from, to }: Season) => `${monthNames[from - 1]} to ${monthNames[to - 1]}`;
      print(terminal, items, options, () =>
        table([
          ['ITEM', 'TASK', 'MINUTES', 'HOW OFTEN', 'SEASON', 'NOTES'],
          ...items.flatMap(({ item, tasks }) =>
            tasks.map((task) => [
              item,
              task.id,
              String(task.minutes),
              rhythm(task.intervalDays),
              task.season ? months(task.season) : 'any',
              [
                task.critical && 'critical',
                task.professional && 'professional',
                task.frostOnly && 'where it freezes',
                task.inUse && `${months(task.inUse)} where it freezes`,
              ]
                .filter(Boolean)
                .join(', '),
            ]),
          ),
        ]),
      );
    });
}
