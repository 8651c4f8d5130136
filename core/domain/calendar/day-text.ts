/** The words of a language around the tasks of a day. */
type DayWords = {
  readonly day: (tasks: number, minutes: number) => string;
  readonly task: (title: string, minutes: number) => string;
  readonly safety: (text: string) => string;
  readonly guide: (address: string) => string;
  readonly week: (address: string) => string;
};

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

function heading({ title, done, minutes }: ListedTask, words: DayWords): string {
  return `${done ? `${mark} ` : ''}${minutes === undefined ? title : words.task(title, minutes)}`;
}

/** Why and how a task is done, line by line. */
export function detailsOf(
  { why, steps, safety, guide }: ListedTask,
  words: Pick<DayWords, 'safety' | 'guide'>,
): readonly string[] {
  return [
    ...(why ? [why] : []),
    ...steps.map((step) => `- ${step}`),
    ...(safety ? [words.safety(safety)] : []),
    ...(guide ? [words.guide(guide)] : []),
  ];
}

/** Lists the tasks. When the text becomes too long, the later ones come without their steps. */
function listOf(tasks: readonly ListedTask[], words: DayWords): string {
  let length = 0;
  return tasks
    .map((task) => {
      const head = heading(task, words);
      // A task that is done needs no steps.
      const whole = task.done ? head : [head, ...detailsOf(task, words)].join('\n');
      const text = length + whole.length > longestList ? head : whole;
      length += text.length + 2;
      return text;
    })
    .join('\n\n');
}

/** The title and description of a day's event. `link` is the address of the page that shows the day. */
export function dayText(tasks: readonly ListedTask[], link: string, words: DayWords) {
  const isDone = tasks.every(({ done }) => done);
  const minutes = tasks.reduce((sum, task) => sum + (task.minutes ?? 0), 0);
  return {
    title: `${isDone ? `${mark} ` : ''}${words.day(tasks.length, minutes)}`,
    description: `${listOf(tasks, words)}\n\n${words.week(link)}`,
    isDone,
  };
}
