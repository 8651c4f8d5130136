import { type Command, Option } from 'commander';
import { type Language, languages } from '#core/domain/languages.ts';
import { pluralise } from '#core/domain/text/pluralise.ts';
import type { listCatalogue } from '#core/use-cases/catalogue/list-catalogue.ts';
import { print, table } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

type ListedTask = ReturnType<typeof listCatalogue>[number]['tasks'][number];

export function addCatalogueCommands(program: Command, terminal: Terminal): void {
  const group = program.command('catalogue').description('what Upkept looks after');
  addRules(group, terminal);
  group
    .command('list')
    .description('list every item with its care tasks; seasons are those of the northern hemisphere')
    .addOption(new Option('--language <language>', 'the language of the words').choices(languages).default('en'))
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept catalogue list --json')
    .action(async (options: { json?: boolean; language: Language }) => {
      const [{ listCatalogue }, { meterUnits }, { rhythm }, { monthNames }] = await Promise.all([
        import('#core/use-cases/catalogue/list-catalogue.ts'),
        import('#core/languages/en/meter-units.ts'),
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
              [
                ...(task.use ? [meterUnits.every(task.use.every, task.use.unit)] : []),
                rhythm.every(task.intervalDays),
              ].join(' or '),
              task.season ? months(task.season) : 'any',
              task.stake,
              conditionsOf(task),
            ]),
          ),
        ]),
      );
    });
}

function addRules(group: Command, terminal: Terminal): void {
  group
    .command('rules')
    .description(
      'list the rules of law to compare with their official texts; exits with 1 if a comparison is over a year old',
    )
    .option('--on <date>', 'the day that counts as today, as YYYY-MM-DD')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept catalogue rules --on 2027-12-01 --json')
    .action(async (options: { json?: boolean; on?: string }) => {
      const [{ listRules }, { isIsoDate }] = await Promise.all([
        import('#core/use-cases/catalogue/list-rules.ts'),
        import('#core/domain/time/dates.ts'),
      ]);
      const today = options.on ?? new Date().toISOString().slice(0, 10);
      if (!isIsoDate(today)) throw new UsageError(`--on must be YYYY-MM-DD, not "${today}".`);
      const rules = listRules(today);
      print(terminal, rules, options, () =>
        table([
          ['PLACE', 'TOPIC', 'STATE', 'COMPARED WITH', 'ON', 'ADDRESS'],
          ...rules.map(({ place, topic, state, against, on, url }) => [
            place,
            topic,
            state,
            against ?? 'nothing',
            on ?? 'never',
            url,
          ]),
        ]),
      );
      const old = rules.filter(({ state }) => state === 'old').length;
      if (old > 0) throw new Error(`Compare again what was compared over a year ago: ${pluralise(old, 'rule')}.`);
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
