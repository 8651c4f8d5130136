import { careTaskById, catalogue } from '../../catalogue/index.ts';
import { daysBetween } from '../../domain/dates.ts';
import { type Question, questionsFor, questionsOfWeek } from '../../domain/home/questions.ts';
import { type ClosedItem, closedItems } from '../../domain/plan/closed-items.ts';
import { firstWeekOf } from '../../domain/plan/first-turns.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { jobsOfHome } from '../../domain/plan/jobs-of-home.ts';
import { careTaskIdOf, type Task } from '../../domain/task.ts';
import { compareTaskPlaces, type TaskPlace } from '../../domain/task-order.ts';
import type { WeekRead } from '../../ports/week-view.ts';

/** A week with its tasks in display order, and with what its screen asks and says beside them. */
export type ShownWeek = WeekRead & {
  readonly questions: readonly Question[];
  readonly closed: readonly ClosedItem[];
};

/** Questions and closed items belong to the current week. */
export function shownWeek(week: WeekRead, offset: number): ShownWeek {
  return {
    ...week,
    tasks: inOrder(week.tasks),
    overdue: inOrder(week.overdue),
    ...(offset === 0 ? asksAndStates(week) : { questions: [], closed: [] }),
  };
}

function asksAndStates({ household, today, weekStart, seasonalHistory }: WeekRead) {
  const home = homeOf(household);
  const week = daysBetween(firstWeekOf(home), weekStart) / 7;
  const history = new Map(seasonalHistory.map((entry) => [entry.source, entry]));
  return {
    questions: questionsOfWeek(questionsFor(home, catalogue), home.answers, week),
    closed: closedItems(jobsOfHome(home, catalogue), { home, history, today }),
  };
}

const inOrder = (tasks: readonly Task[]): readonly Task[] =>
  tasks
    .map((task) => ({ task, place: placeOf(task) }))
    .sort((one, other) => compareTaskPlaces(one.place, other.place))
    .map(({ task }) => task);

function placeOf({ id, source, scheduledOn, title, minutes }: Task): TaskPlace {
  const critical = careTaskById.get(careTaskIdOf(source) ?? '')?.task.stake === 'danger';
  return { date: scheduledOn, critical, minutes: minutes ?? null, title, id };
}
