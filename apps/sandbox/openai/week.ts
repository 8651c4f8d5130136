import { z } from 'zod';

/** The data of a week that is planned. */
export const weekData = z.object({
  candidates: z.array(
    z.object({
      taskId: z.string(),
      title: z.string(),
      item: z.string(),
      minutes: z.number(),
      plannedOn: z.string().optional(),
      required: z.boolean(),
    }),
  ),
});

type Planned = z.output<typeof weekData>['candidates'][number] & { readonly plannedOn: string };

/** Why it is a good moment for the task, in one of a few ways. */
function lineOf(task: Planned, all: readonly Planned[]): string {
  const others = all.filter(({ taskId, plannedOn }) => taskId !== task.taskId && plannedOn === task.plannedOn);
  if (task.required) return 'This one keeps everyone at home safe, so it comes before the others.';
  if (others.some(({ item }) => item === task.item)) return `You are at the ${task.item} on that day anyway.`;
  if (task.minutes <= 10) return 'It is a short one, so it fits in before anything else that day.';
  return others.length > 0
    ? 'It goes well with the other work of that day, with time for a break between them.'
    : 'It has the day to itself, so there is time to do it without a hurry.';
}

/** Keeps the tasks that the rules planned, and says something true of them. */
export function weekFor({ candidates }: z.output<typeof weekData>) {
  const planned = candidates
    .flatMap((task) => (task.plannedOn === undefined ? [] : [{ ...task, plannedOn: task.plannedOn }]))
    .sort((one, other) => one.plannedOn.localeCompare(other.plannedOn));
  const minutes = planned.reduce((sum, task) => sum + task.minutes, 0);
  const [longest] = planned.toSorted((one, other) => other.minutes - one.minutes);
  const jobs = planned.length === 1 ? 'One job' : `${planned.length} jobs`;
  return {
    tasks: planned.map((task) => ({ taskId: task.taskId, date: task.plannedOn, line: lineOf(task, planned) })),
    note: longest
      ? `${jobs} this week, and about ${minutes} minutes in all. The longest takes ${longest.minutes} minutes, so keep some time for it.`
      : 'There is nothing to do this week. Enjoy it.',
  };
}
