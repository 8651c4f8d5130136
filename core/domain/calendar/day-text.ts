import { pluralise } from '../pluralise.ts';
import { spokenMinutes } from '../words/duration.ts';
import { calendarTitle } from './settings.ts';

/** What an event says about one task. */
export type ListedTask = {
  readonly title: string;
  readonly done: boolean;
  readonly minutes?: number;
  readonly why: string;
  readonly steps: readonly string[];
  readonly safety?: string;
  /** The address of the guide to the task's item. */
  readonly guide?: string;
};

/** Google accepts 8,192 characters; this leaves room for what follows the tasks. */
const longestList = 7_000;

const mark = '✓';

function heading({ title, done, minutes }: ListedTask): string {
  return `${done ? `${mark} ` : ''}${title}${minutes === undefined ? '' : ` (${spokenMinutes(minutes)})`}`;
}

function details({ why, steps, safety, guide }: ListedTask): readonly string[] {
  return [
    ...(why ? [why] : []),
    ...steps.map((step) => `- ${step}`),
    ...(safety ? [`Safety: ${safety}`] : []),
    ...(guide ? [`Guide: ${guide}`] : []),
  ];
}

/** Lists the tasks. When the text becomes too long, the later ones come without their steps. */
function listOf(tasks: readonly ListedTask[]): string {
  let length = 0;
  return tasks
    .map((task) => {
      const head = heading(task);
      // A task that is done needs no steps.
      const whole = task.done ? head : [head, ...details(task)].join('\n');
      const text = length + whole.length > longestList ? head : whole;
      length += text.length + 2;
      return text;
    })
    .join('\n\n');
}

/** "3 tasks, 45 minutes"; without minutes if no task has any. */
function summaryOf(tasks: readonly ListedTask[]): string {
  const minutes = tasks.reduce((sum, task) => sum + (task.minutes ?? 0), 0);
  return [pluralise(tasks.length, 'task'), ...(minutes > 0 ? [spokenMinutes(minutes)] : [])].join(', ');
}

/** The title and description of a day's event. `link` is the address of the page that shows the day. */
export function dayText(tasks: readonly ListedTask[], link: string) {
  const isDone = tasks.every(({ done }) => done);
  return {
    title: `${isDone ? `${mark} ` : ''}Maintain your home · ${summaryOf(tasks)}`,
    description: `${listOf(tasks)}\n\nYour week in ${calendarTitle}: ${link}`,
    isDone,
  };
}
