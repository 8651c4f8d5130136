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
  if (task.required) return 'It keeps everyone at home safe.';
  const others = all.filter(({ taskId, plannedOn }) => taskId !== task.taskId && plannedOn === task.plannedOn);
  if (others.length === 0) return 'It has the day to itself, so there is time to do it without a hurry.';
  return others.some(({ item }) => item === task.item) ? `You are at the ${task.item} on that day anyway.` : '';
}

/** The lines, each only for the first task that it fits. */
function linesOf(all: readonly Planned[]): readonly string[] {
  const lines = all.map((task) => lineOf(task, all));
  return lines.map((line, index) => (lines.indexOf(line) === index ? line : ''));
}

const list = new Intl.ListFormat('en-GB');
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** Names days and items, and neither counts nor compares them. That the week is calm is what no row says. */
function noteOf(planned: readonly Planned[]): string {
  const items = [...new Set(planned.map(({ item }) => item))].slice(0, 2);
  const days = [...new Set(planned.map(({ plannedOn }) => weekday.format(new Date(plannedOn))))];
  return items.length === 0 ? '' : `This week is a calm one for the ${list.format(items)}, on ${list.format(days)}.`;
}

/** Keeps the tasks that the rules planned, and says something of them that stays true. */
export function weekFor({ candidates }: z.output<typeof weekData>) {
  const planned = candidates
    .flatMap((task) => (task.plannedOn === undefined ? [] : [{ ...task, plannedOn: task.plannedOn }]))
    .sort((one, other) => one.plannedOn.localeCompare(other.plannedOn));
  const lines = linesOf(planned);
  return {
    tasks: planned.map(({ taskId, plannedOn }, index) => ({ taskId, date: plannedOn, line: lines[index] ?? '' })),
    note: noteOf(planned),
  };
}
