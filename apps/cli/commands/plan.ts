import type { Command } from 'commander';
import { print, table } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

type Options = {
  country: string;
  timezone?: string;
  property: string;
  features: string;
  tasksPerWeek: string;
  days: string;
  from?: string;
  weeks: string;
  seed: string;
  miss: string;
  json?: boolean;
};

export function addPlanCommands(program: Command, terminal: Terminal): void {
  program
    .command('plan')
    .description('plans for homes that need not exist')
    .command('preview')
    .description('print the weeks that the planner makes for a home, assuming that each task is done on its day')
    .option('--country <code>', 'two-letter country code', 'FR')
    .option('--timezone <name>', 'decides the climate in a country with several: America/Phoenix')
    .option('--property <type>', 'Apartment or House', 'Apartment')
    .option('--features <names>', 'what the home has, separated by commas', '')
    .option('--tasks-per-week <number>', '1 to 20', '5')
    .option('--days <weekdays>', 'separated by commas', 'Saturday,Sunday')
    .option('--from <date>', 'the Monday of the first week; the current week by default')
    .option('--weeks <number>', '1 to 1040', '52')
    .option('--seed <number>', 'varies the order of the first weeks, and which tasks are missed', '1')
    .option('--miss <share>', 'share of tasks left undone, 0 to 1', '0')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  upkept plan preview --country AU --property House --features "Fridge,Pool,Lawn" --weeks 104 --json',
    )
    .action(async (options: Options) => {
      const { previewPlan } = await import('#core/use-cases/week/preview-plan.ts');
      const weeks = previewPlan(await previewOf(options));
      print(terminal, weeks, options, () =>
        table([
          ['WEEK', 'DATE', 'MIN', '', 'ITEM', 'TASK', 'REASON'],
          ...weeks.flatMap(({ weekStart, tasks }) =>
            tasks.map((task, index) => [
              index === 0 ? weekStart : '',
              task.date,
              String(task.minutes ?? ''),
              task.critical ? '!' : '',
              task.item,
              task.title,
              task.reason,
            ]),
          ),
        ]),
      );
    });
}

async function previewOf(options: Options) {
  const [features, dates, countries, { isTimeZone }] = await Promise.all([
    import('#core/domain/features.ts'),
    import('#core/domain/dates.ts'),
    import('#core/domain/countries.ts'),
    import('#core/domain/is-time-zone.ts'),
  ]);
  const list = (text: string) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
  const number = (name: string, text: string, min: number, max: number, whole = true) => {
    const value = Number(text);
    if (text === '' || !(value >= min && value <= max) || (whole && !Number.isInteger(value))) {
      throw new UsageError(`${name} must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}, not "${text}".`);
    }
    return value;
  };
  function among<Name extends string>(what: string, name: string, allowed: readonly Name[]): Name {
    const found = allowed.find((option) => option.toLowerCase() === name.toLowerCase());
    if (!found) throw new UsageError(`"${name}" is no ${what}. There are: ${allowed.join(', ')}.`);
    return found;
  }
  const known = features.multiChoiceCategories.flatMap(features.optionNames);
  const from = options.from ?? dates.weekStartOf(new Date().toISOString().slice(0, 10));
  if (!dates.isIsoDate(from) || dates.weekStartOf(from) !== from) {
    throw new UsageError(`--from must be a Monday as YYYY-MM-DD, not "${from}".`);
  }
  const { timezone } = options;
  if (timezone !== undefined && !isTimeZone(timezone)) throw new UsageError(`"${timezone}" is no time zone.`);
  const scheduledDays = list(options.days).map((name) => among('weekday', name, dates.weekdays));
  if (scheduledDays.length === 0) throw new UsageError('--days needs at least one weekday.');
  return {
    home: {
      country: among('country code', options.country, countries.countryCodes),
      ...(timezone !== undefined && { timezone }),
      propertyType: among('property type', options.property, features.propertyTypes),
      features: new Set(list(options.features).map((name) => among('feature', name, known))),
      tasksPerWeek: number('--tasks-per-week', options.tasksPerWeek, 1, 20),
      scheduledDays,
    },
    from,
    weeks: number('--weeks', options.weeks, 1, 1040),
    seed: number('--seed', options.seed, 0, 2 ** 32 - 1),
    miss: number('--miss', options.miss, 0, 1, false),
  };
}
