import { format } from '../format.ts';

/** The tab about the plan, the home and pauses. */
export const preferences = {
  assistant: 'The assistant',
  assistantAbout:
    'Rules decide what your home needs. From these tasks, an AI model can choose those for a week, put them in order, and write a note for the week and a line for a task. It receives a list of what your home has and which tasks are due, but not your name or email address: see the [privacy policy].',
  assistantSwitch: 'Use the assistant',
  assistantHint: 'When it’s off, your weeks are planned without it and have no notes.',
  assistantOn: 'The assistant is on',
  assistantOff: 'The assistant is off',
  fits: (tasks: number) =>
    `Your home needs about ${format.count(tasks, { one: 'task', other: 'tasks' })} a week. Everything fits.`,
  homeIs: (kind: string) => `Your home: ${kind}`,
  added: (names: string) => `Added: ${names}`,
  removed: (names: string) => `Removed: ${names}`,
  none: 'None',
  has: 'What it has',
  hasAbout:
    'Have you bought something new, or got rid of something? Open tasks for anything you remove disappear from this week, and the weeks after it are planned again. Completed tasks and your own tasks stay.',
  time: (tasks: number, days: readonly string[], isEveryDay: boolean) => {
    const count = format.count(tasks, { one: 'task', other: 'tasks' });
    return isEveryDay ? `Up to ${count} a week, on every day` : `Up to ${count} a week, on ${format.list(days)}`;
  },
  pausedFrom: (from: string, to: string) => `paused from ${from} to ${to}`,
  noPause: 'no pause',
  assistantNow: (isOn: boolean, away: string) => (isOn ? `Assistant on, ${away}` : `Assistant off, ${away}`),
  things: (items: number) => `${format.count(items, { one: 'item', other: 'items' })}`,
  pause: 'Pause',
  firstDay: 'First day',
  lastDay: 'Last day',
  changePause: 'Change the pause',
  startPause: 'Pause',
  endsBeforeStart: 'Please choose the first day or a later one',
  longPause: (days: number) => `A pause can last at most ${days} days`,
  pauseAbout:
    'Away for a while? Nothing is planned or becomes overdue during a pause, and the first week back is no fuller than usual. Safety checks that fell due in the meantime come first.',
  pausedOn: (day: string) => `Paused on [${day}].`,
  pausedSince: (from: string, to: string) => `Paused from [${from}] to [${to}].`,
  endPause: 'End the pause',
  pauseOver: 'The pause is over',
  pausedMoved: (tasks: number) =>
    `Paused. ${format.count(tasks, { one: 'task', other: 'tasks' })} moved to the days after it`,
  paused: 'Paused',
  timeTitle: 'Time',
  homeTitle: 'Home',
  assistantAndPause: 'Assistant and pause',
  noDays: 'Please select at least one day to schedule tasks on',
  rhythmAbout:
    'With five tasks, the plan aims for about an hour a week. If you change something here, this week stays as it is, and the weeks after it are planned again. To change this week too, choose “Re-plan this week” on your [dashboard].',
  clamped: (min: number, max: number, count: number) =>
    `The number must be from ${min} to ${max}, so it has been set to ${count}.`,
  tasksPerWeek: 'Tasks per week',
  keepSmall: (tasks: number) => `Keep ${tasks} a week`,
  tasksPerWeekHint: (min: number, max: number) => `At most this many, from ${min} to ${max}.`,
  days: 'Days to schedule tasks on',
} as const;
