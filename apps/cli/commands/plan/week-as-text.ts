import type { IsoDate } from '#core/domain/time/dates.ts';
import type { previewPlan } from '#core/use-cases/preview/preview-plan.ts';
import { format } from '#words/format.ts';
import { wrapped } from '../../output.ts';

type PreviewedWeek = ReturnType<typeof previewPlan>[number];

/** "Sat 9 Jan" */
const dayOf = (date: IsoDate): string =>
  `${format.date(date, 'shortWeekday')} ${format.date(date, 'shortDay')}`.padEnd(10);

export function weekAsText({ weekStart, minutes, questions, closed, tasks }: PreviewedWeek): string {
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
