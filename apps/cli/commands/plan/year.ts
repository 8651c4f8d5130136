import type { Command } from 'commander';
import type { rhythm as Rhythm } from '#core/domain/plan/reasons.ts';
import type { MonthAhead, MonthsAhead, TaskAhead } from '#core/domain/plan/year/months-ahead.ts';
import { pluralise } from '#core/domain/pluralise.ts';
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
      const [{ previewYear }, { rhythm }] = await Promise.all([
        import('#core/use-cases/preview/preview-year.ts'),
        import('#core/domain/plan/reasons.ts'),
      ]);
      const year = previewYear(await imaginedHome(options));
      print(terminal, year, options, () => yearAsText(year, rhythm));
    });
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

function waitAsText({ everyDays, wantedDays }: MonthsAhead['waiting'][number], rhythm: typeof Rhythm): string {
  if (everyDays === null) return `left out; it should come ${rhythm(wantedDays)}`;
  const [actual, wanted] = [rhythm(everyDays), rhythm(wantedDays)];
  return actual === wanted ? `every ${everyDays} days instead of ${wantedDays}` : `${actual} instead of ${wanted}`;
}

function yearAsText({ months, waiting }: MonthsAhead, rhythm: typeof Rhythm): string {
  const waits = waiting.flatMap((job) => [`  ${job.item}: ${job.title}`, `    ${waitAsText(job, rhythm)}`]);
  return [
    ...months.map(monthAsText),
    waits.length === 0
      ? 'No task waits much longer than it should.'
      : [`Tasks that wait much longer than they should: ${waiting.length}`, ...waits].join('\n'),
  ].join('\n\n');
}
