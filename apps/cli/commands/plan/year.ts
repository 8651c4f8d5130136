import type { Command } from 'commander';
import type { MonthAhead, TaskAhead } from '#core/domain/plan/year/months-ahead.ts';
import type { PriceOfYear } from '#core/domain/plan/year/price-of-year.ts';
import { pluralise } from '#core/domain/text/pluralise.ts';
import { print, wrapped } from '../../output.ts';
import type { Terminal } from '../../terminal.ts';
import { type HomeOptions, withHomeOptions } from './home-options.ts';
import { imaginedHome } from './parse-options.ts';

export function addPlanYear(plan: Command, terminal: Terminal): void {
  withHomeOptions(plan.command('year'))
    .description('print the twelve months ahead of a home, as planned on its first day; --weeks has no effect')
    .addHelpText(
      'after',
      '\nExample:\n  upkept plan year --property House --features "Fridge,Lawn" --from 2027-01-04 --json',
    )
    .action(async (options: HomeOptions) => {
      const [{ previewYear }, { waits: words }] = await Promise.all([
        import('#core/use-cases/preview/preview-year.ts'),
        import('#core/languages/en/waits.ts'),
      ]);
      const { waits, small, price, ...months } = await previewYear(await imaginedHome(options));
      const sentences = [...(small ? [words.unsafe(small)] : []), ...(waits ? [words.sentence(waits)] : [])];
      const year = { ...months, ...inWholeEuros(price), sentence: sentences.join(' ') || null };
      print(terminal, year, options, () => yearAsText(year));
    });
}

/** The cost of the year by kind, and what no plan is below. */
function inWholeEuros(price: PriceOfYear | undefined) {
  if (!price) return { cost: null, bound: null };
  const entries = Object.entries(price.cost).map(([kind, euros]) => [kind, Math.round(euros)]);
  return { cost: Object.fromEntries(entries), bound: Math.round(price.bound) };
}

function monthAsText({ month, minutes, tasks }: MonthAhead): string {
  const regular = tasks.filter(({ kind }) => kind === 'regular').length;
  const line = (name: string) => (task: TaskAhead) =>
    wrapped(
      `  ${name.padEnd(8)}  week of ${task.weekStart}  ${String(task.minutes).padStart(3)} min  `,
      `${task.item}: ${task.title}`,
    );
  return [
    `${month}: ${minutes} minutes, ${pluralise(regular, 'regular task')}`,
    ...tasks.filter(({ kind }) => kind === 'booking').map(line('Booking')),
    ...tasks.filter(({ kind }) => kind === 'seasonal').map(line('Seasonal')),
  ].join('\n');
}

type Year = { readonly months: readonly MonthAhead[]; readonly sentence: string | null };

function yearAsText({ months, sentence }: Year): string {
  return [...months.map(monthAsText), sentence ?? 'No task waits much longer than it should.'].join('\n\n');
}
