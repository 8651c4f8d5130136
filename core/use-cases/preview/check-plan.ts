import { careTaskById, catalogue } from '../../catalogue/index.ts';
import { checkYears } from '../../domain/plan/check/check-years.ts';
import { spreadOf } from '../../domain/plan/check/spread.ts';
import { violationsOf } from '../../domain/plan/check/violations-of.ts';
import { type ImaginedHome, simulateHome } from '../../domain/plan/simulate-home.ts';
import { careTaskIdOf, type TaskSource } from '../../domain/tasks/task.ts';
import { compareText } from '../../domain/text/compare-text.ts';
import type { IsoDate } from '../../domain/time/dates.ts';

function listed(weekStart: IsoDate, rule: string, source: TaskSource | undefined) {
  const found = source && careTaskById.get(careTaskIdOf(source) ?? '');
  const { item, task } = found ?? {};
  return { weekStart, rule, taskId: task?.id ?? null, title: task?.title ?? null, item: item?.name ?? null };
}

/** Every rule that the weeks of a home break, in order, and how the work is spread over them. */
export function checkPlan(imagined: ImaginedHome) {
  const weeks = simulateHome(imagined, catalogue);
  const violations = [
    ...weeks.flatMap(({ weekStart, tasks, input }) =>
      violationsOf(tasks, input).map(({ rule, source }) => listed(weekStart, rule, source)),
    ),
    ...checkYears(weeks).map(({ weekStart, rule, source }) => listed(weekStart, rule, source)),
  ];
  return {
    weeks: weeks.length,
    violations: violations.sort((one, other) => compareText(one.weekStart, other.weekStart)),
    ...spreadOf(weeks),
  };
}
