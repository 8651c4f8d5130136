import { type GridWeek, holds, put, take } from './grid.ts';
import type { Placing } from './week-for.ts';
import type { YearTask } from './year-plan.ts';

/** How many weeks a job comes early to fill an empty one, at most; and the share of its interval that must have passed. */
const mostWeeksEarly = 20;
const passedShare = 0.4;

/** Whether the job may come in the week instead of later: enough of its interval has passed, and it is in season. */
function mayComeEarly({ candidate, turn, previous }: YearTask, week: GridWeek): boolean {
  const last = previous ?? candidate.last?.day;
  const isDueEnough =
    last !== undefined ? week.firstDay - last >= candidate.interval * passedShare : candidate.windows.length === 0;
  return (
    isDueEnough &&
    (turn.window === undefined || (turn.window.opens <= week.lastDay && week.firstDay <= turn.window.closes))
  );
}

/** Brings a job forward into each week that has none, from the nearest week that has more than one. */
export function fillEmptyWeeks(weeks: YearTask[][], { grid, isClosed }: Placing): void {
  for (const week of grid.weeks) {
    if (week.places <= 0 || week.minutes > 0) continue;
    for (let index = week.index + 1; index <= week.index + mostWeeksEarly; index++) {
      const later = weeks[index];
      const from = grid.weeks[index];
      if (!later || !from || later.length < 2) continue;
      const found = later.find(
        (task) =>
          task.candidate.task.seasonalUse === undefined &&
          task.candidate.task.bundle === undefined &&
          mayComeEarly(task, week) &&
          holds(grid, week, task.candidate) &&
          !isClosed(task.candidate, week.index),
      );
      if (!found) continue;
      later.splice(later.indexOf(found), 1);
      take(from, found.candidate);
      put(week, found.candidate);
      weeks[week.index]?.push(found);
      break;
    }
  }
}
