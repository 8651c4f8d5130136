import { dayNumber } from '../../dates.ts';
import { agoText, everyText } from '../../words/rhythm.ts';
import { type Breach, dayDone, type Week, type Years } from './lived-years.ts';

/** How far a gap may be from the rhythm that a reason names, as a share of it. */
const gapTolerance = 0.25;
const mostAlike = 2;

/** Weeks that say the same sentence three times. */
export function repeatedSentences({ weeks }: Years): readonly Breach[] {
  return weeks
    .filter(({ tasks }) =>
      [...Map.groupBy(tasks, ({ reason }) => reason).values()].some((same) => same.length > mostAlike),
    )
    .map(({ weekStart }) => ({ weekStart }));
}

function contradicts(reason: string, gap: number): boolean {
  if (reason.startsWith('Last done ')) return reason !== `Last done ${agoText(gap)}`;
  if (!reason.startsWith('About every ')) return false;
  const [least, most] = [Math.floor(gap * (1 - gapTolerance)), Math.ceil(gap * (1 + gapTolerance))];
  const near = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return !near.some((days) => reason === `About ${everyText(days)} in your plan`);
}

/** Tasks whose reason names another time than the one that has passed. */
export function falseRhythms({ weeks }: Years): readonly Breach[] {
  return weeks.flatMap((week: Week) =>
    week.tasks.flatMap(({ source, reason, date }): readonly Breach[] => {
      const before = dayDone(week, source);
      const isFalse = before !== undefined && contradicts(reason, dayNumber(date) - before);
      return isFalse ? [{ weekStart: week.weekStart, source }] : [];
    }),
  );
}
