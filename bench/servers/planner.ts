import { systemIds } from '#adapters/system/ids.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { homeOf } from '#core/domain/plan/home.ts';
import { newTask } from '#core/domain/plan/new-task.ts';
import { planWeeks } from '#core/domain/plan/plan-week.ts';
import { addDays, weekStartOf } from '#core/domain/time/dates.ts';
import { beChild } from '../child.ts';
import { benchHousehold } from '../homes.ts';

/** Plans five weeks of every second household, without a database, whenever its parent asks for it. */
let tasks = 0;
function plan(from: number, households: number, today: string): void {
  const weekStart = weekStartOf(today);
  const weeks = [0, 7, 14, 21, 28].map((days) => addDays(weekStart, days));
  for (let index = from; index < households; index += 2) {
    const id = systemIds.next();
    const home = homeOf(benchHousehold(index, id, today));
    const input = { home, catalogue, history: new Map(), tasks: [], customTasks: [], weekStart, today };
    tasks += planWeeks(input, weeks).weeks.flatMap((week) =>
      week.map((task) => newTask(task, id, systemIds.named)),
    ).length;
  }
}

process.on('message', (message: 'usage' | { from: number; households: number; today: string }) => {
  if (message === 'usage') return;
  plan(message.from, message.households, message.today);
  process.send?.({ kind: 'done', value: tasks });
});
beChild(0);
