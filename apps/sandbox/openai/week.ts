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

/** Why it is a good moment for the task, in one of a few ways. A model that has nothing to add writes nothing. */
function lineOf(task: Planned, all: readonly Planned[]): string {
  if (task.required) {
    return all.find(({ required }) => required) === task
      ? 'This one keeps everyone at home safe, so it comes before the others.'
      : 'Another check for safety. Two in one week are quickly done.';
  }
  const others = all.filter(({ taskId, plannedOn }) => taskId !== task.taskId && plannedOn === task.plannedOn);
  if (others.length === 0) return 'It has the day to itself, so there is time to do it without a hurry.';
  if (others.some(({ item }) => item === task.item)) return `You are at the ${task.item} on that day anyway.`;
  if (others.every(({ minutes }) => minutes < task.minutes)) return 'The longest job of the day, so start with it.';
  if (others.every(({ minutes }) => minutes > task.minutes)) return 'The shortest job of the day, good to end with.';
  return '';
}

const inHours = (minutes: number): string =>
  minutes < 60
    ? `${minutes} min`
    : [`${Math.floor(minutes / 60)} h`, minutes % 60 && `${minutes % 60} min`].filter(Boolean).join(' ');

const numbers = ['No jobs', 'One job', 'Two jobs', 'Three jobs', 'Four jobs', 'Five jobs', 'Six jobs'];

function noteOf(planned: readonly Planned[]): string {
  if (planned.length === 0) return 'There is nothing to do this week. Enjoy it.';
  const jobs = numbers[planned.length] ?? `${planned.length} jobs`;
  const all = planned.map(({ minutes }) => minutes);
  const minutes = inHours(all.reduce((sum, each) => sum + each));
  return planned.length === 1
    ? `${jobs} this week, with about ${minutes} of work.`
    : `${jobs} this week, about ${minutes} in all. The longest takes ${inHours(Math.max(...all))}, and the ${planned.length === 2 ? 'other fits' : 'others fit'} around it.`;
}

/** Keeps the tasks that the rules planned, and says something true of them. */
export function weekFor({ candidates }: z.output<typeof weekData>) {
  const planned = candidates
    .flatMap((task) => (task.plannedOn === undefined ? [] : [{ ...task, plannedOn: task.plannedOn }]))
    .sort((one, other) => one.plannedOn.localeCompare(other.plannedOn));
  return {
    tasks: planned.map((task) => ({ taskId: task.taskId, date: task.plannedOn, line: lineOf(task, planned) })),
    note: noteOf(planned),
  };
}
