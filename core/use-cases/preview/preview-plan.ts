import { careTaskById, catalogue } from '../../catalogue/index.ts';
import type { Answers, TraitId } from '../../domain/care/traits.ts';
import { questionsFor, questionsOfWeek } from '../../domain/home/questions.ts';
import { closedItems } from '../../domain/plan/closed-items.ts';
import { jobsOfHome } from '../../domain/plan/jobs-of-home.ts';
import { firstWeekOf } from '../../domain/plan/joining.ts';
import type { SimulatedWeek } from '../../domain/plan/simulate.ts';
import { type ImaginedHome, simulateHome } from '../../domain/plan/simulate-home.ts';
import type { Home, PlannedTask } from '../../domain/plan/types.ts';
import { careTaskIdOf } from '../../domain/tasks/task.ts';
import { addDays, daysBetween, type IsoDate } from '../../domain/time/dates.ts';
import { sayReason } from '../../languages/say-reason.ts';
import type { wordsIn } from '../../languages/words-in.ts';

type Reasons = ReturnType<typeof wordsIn>['reasons'];

function listed({ source, title, category, date, minutes = 0, critical, reason }: PlannedTask, reasons: Reasons) {
  const taskId = careTaskIdOf(source) ?? '';
  const care = careTaskById.get(taskId)?.task;
  return {
    taskId,
    title,
    item: category,
    date,
    minutes,
    stake: care?.stake ?? 'comfort',
    critical,
    reason: sayReason(reason, care, reasons),
  };
}

/** The traits that each week asks about. A trait that the home has an answer to is asked about until its turn is over. */
function questionsByWeek(home: Home, count: number): readonly (readonly TraitId[])[] {
  const questions = questionsFor(home, catalogue);
  let given: Answers = {};
  return Array.from({ length: count }, (_, week) => {
    const asked = questionsOfWeek(questions, given, week).map(({ trait }) => trait);
    given = { ...given, ...Object.fromEntries(asked.map((trait) => [trait, home.answers[trait]])) };
    return asked;
  });
}

/** Which of the questions a week shows: those of the first week from the day of joining on, and none before it. */
function numberOfWeek(weekStart: IsoDate, home: Home): number {
  if (addDays(weekStart, 6) < home.onboardedOn) return -1;
  return Math.max(0, daysBetween(firstWeekOf(home), weekStart) / 7);
}

function shown(
  { weekStart, tasks, input }: SimulatedWeek,
  questions: readonly (readonly TraitId[])[],
  reasons: Reasons,
) {
  const list = tasks.map((task) => listed(task, reasons));
  return {
    weekStart,
    minutes: list.reduce((sum, { minutes }) => sum + minutes, 0),
    questions: questions[numberOfWeek(weekStart, input.home)] ?? [],
    /** The items that are closed when the week begins. */
    closed: closedItems(jobsOfHome(input.home, catalogue), input).map(({ item }) => item.name),
    tasks: list,
  };
}

/** The weeks of a home that isn't stored, each planned when it begins. Tasks are then done or missed. */
export function previewPlan(imagined: ImaginedHome, reasons: Reasons) {
  const weeks = simulateHome(imagined, catalogue);
  const last = weeks.at(-1);
  if (!last) return [];
  const questions = questionsByWeek(last.input.home, numberOfWeek(last.weekStart, last.input.home) + 1);
  return weeks.map((week) => shown(week, questions, reasons));
}
