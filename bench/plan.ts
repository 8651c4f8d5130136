import { catalogue } from '#core/catalogue/index.ts';
import type { Household } from '#core/domain/home/household.ts';
import { homeOf } from '#core/domain/plan/home.ts';
import { newTask } from '#core/domain/plan/new-task.ts';
import { planWeeks } from '#core/domain/plan/plan-week.ts';
import type { PlanInput } from '#core/domain/plan/types.ts';
import { addDays } from '#core/domain/time/dates.ts';
import { reportCosts } from './cost-of-years.ts';
import { goals, textOf } from './goals.ts';
import { houseOf18 } from './homes.ts';
import { counted, median } from './report.ts';

const rounds = 12;
const plansPerRound = 200;
const limitMs = goals.plan.cpu.most;
const monday = '2027-01-04';

/** The household on the n-th day of a year, with what was planned and done in the weeks before. */
function inputsOfYear(): readonly PlanInput[] {
  const household: Household = {
    ...houseOf18,
    id: 'bench',
    name: 'Bench',
    onboardedOn: monday,
    createdAt: new Date(monday),
  };
  const home = homeOf(household);
  let input: PlanInput = {
    home,
    catalogue,
    history: new Map(),
    tasks: [],
    customTasks: [],
    weekStart: monday,
    today: monday,
  };
  return Array.from({ length: 52 }, (_, week) => {
    const weekStart = addDays(monday, 7 * week);
    const current = { ...input, weekStart, today: weekStart };
    const planned = planWeeks(current, [weekStart]);
    const done = (planned.weeks[0] ?? []).map((task) => newTask(task, 'bench', (name) => name));
    const history = new Map(input.history);
    for (const { source, scheduledOn } of done) history.set(source, { lastDoneOn: scheduledOn });
    const tasks = [...input.tasks, ...done.map((task) => ({ ...task, status: 'done' as const }))];
    input = {
      ...current,
      outlook: planned.outlook,
      history,
      tasks: tasks.filter((task) => task.scheduledOn >= addDays(weekStart, -21)),
    };
    return current;
  });
}

/** CPU time in milliseconds for one plan of the year, from which five weeks are taken. */
function measure(inputs: readonly PlanInput[]): number {
  const before = process.cpuUsage();
  for (let count = 0; count < plansPerRound; count++) {
    const input = inputs[count % inputs.length];
    if (input)
      planWeeks(
        input,
        [0, 7, 14, 21, 28].map((days) => addDays(input.weekStart, days)),
      );
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / plansPerRound;
}

/** The processor time of planning a year for a home of 18 features, at each week of its first year. */
export async function run(): Promise<void> {
  const inputs = inputsOfYear();
  const times = counted(Array.from({ length: rounds }, () => measure(inputs)));
  const ms = median(times);
  const spread = times.map((time) => time / limitMs);
  const range = `${Math.min(...spread).toFixed(2)} to ${Math.max(...spread).toFixed(2)}`;
  process.stdout.write(
    `planning a year: ${ms.toFixed(2)} ms of processor time, ratio ${(ms / limitMs).toFixed(2)} (${range}); goal ${textOf(goals.plan.cpu)}\n`,
  );
  reportCosts();
}
