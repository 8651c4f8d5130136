import type { Command } from 'commander';
import type { IsoDate } from '#core/domain/dates.ts';
import type { previewPlan } from '#core/use-cases/preview/preview-plan.ts';
import { print, wrapped } from '../../output.ts';
import type { Terminal } from '../../terminal.ts';
import { type HomeOptions, withHomeOptions } from './home-options.ts';
import { imaginedHome } from './parse-options.ts';

type PreviewedWeek = ReturnType<typeof previewPlan>[number];

export function addPlanPreview(plan: Command, terminal: Terminal): void {
  withHomeOptions(plan.command('preview'))
    .description('print the weeks that the planner makes for a home, assuming that each task is done on its day')
    .addHelpText(
      'after',
      '\nExample:\n  upkept plan preview --country AU --property House --features "Fridge,Pool,Lawn" --weeks 104 --json',
    )
    .action(async (options: HomeOptions) => {
      const { previewPlan } = await import('#core/use-cases/preview/preview-plan.ts');
      const weeks = previewPlan(await imaginedHome(options));
      print(terminal, weeks, options, () => weeks.map(weekAsText).join('\n\n'));
    });
}

/** "Sat 9 Jan" */
const shortDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const dayOf = (date: IsoDate): string => shortDay.format(new Date(date)).replace(',', '').padEnd(10);

function weekAsText({ weekStart, minutes, questions, closed, tasks }: PreviewedWeek): string {
  return [
    `Week of ${weekStart}: ${tasks.length === 0 ? 'no tasks' : `${minutes} minutes`}`,
    ...(questions.length > 0 ? [`  Questions: ${questions.join(', ')}`] : []),
    ...(closed.length > 0 ? [wrapped('  Closed: ', closed.join(', '))] : []),
    ...tasks.flatMap(({ date, minutes, stake, title, item, reason }) => {
      const start = `  ${dayOf(date)}  ${String(minutes).padStart(3)} min  ${stake.padEnd(7)}  `;
      return [start + title, wrapped(' '.repeat(start.length), `${item}: ${reason}`)];
    }),
  ].join('\n');
}
