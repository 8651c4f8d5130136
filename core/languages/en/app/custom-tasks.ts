import { format } from '../format.ts';

/** `number`: from 1 to 12. */
const month = (number: number): string => format.date(`2027-${String(number).padStart(2, '0')}-01`, 'month');

/** The tab about the user’s own tasks that repeat. */
export const customTasks = {
  category: 'Category',
  titleField: 'Title',
  frequency: 'Frequency',
  firstDay: 'First day',
  minutes: 'Minutes',
  instructions: 'Instructions',
  importance: 'Importance',
  form: 'Custom task',
  new: 'New custom task',
  categoryHint: 'Choose a suggestion, or write your own.',
  titleHint: 'Say what to do, in a few words.',
  instructionsHint: 'How to do it. Your week shows them with the task.',
  importanceHint: 'Why it’s worth doing.',
  create: 'Create custom task',
  yours: 'Your custom tasks',
  loads: 'your custom tasks',
  deleteTitle: 'Are you sure you want to delete this custom task template?',
  deleteAbout: (title: string) =>
    `“${title}” won’t come back, and its open tasks are removed from your weeks. What you have done stays in your history.`,
  nothing: 'You have no custom tasks yet. Add one for anything that only your home has.',
  why: (importance: string) => `Why: ${importance}`,
  editOf: (title: string) => `Edit ${title}`,
  deleteOf: (title: string) => `Delete ${title}`,
  created: 'Custom task created successfully!',
  title: 'Custom tasks',
  about:
    'Your own tasks that repeat: the aquarium, the piano, the grandfather clock. They’re added to what Upkept plans.',
  unlimited: 'Premium includes as many as you like, up to 200 at a time.',
  room: (free: number, count: number) => {
    const included = format.count(free, { one: 'custom task', other: 'custom tasks' });
    return count > 0
      ? `Free includes ${included}, and you have ${format.number(count)}.`
      : `Free includes ${included}.`;
  },
  noCategory: 'Please select a category',
  wholeMinutes: (most: number) => `Please enter whole minutes, from 1 to ${most}`,
  editTitle: 'Edit the custom task',
  premiumRequired: 'Premium subscription required to create more than one custom task',
  premiumTitle: 'More custom tasks',
  premiumAbout:
    'Premium includes as many custom tasks as you like, up to 200 at a time. What you have stays as it is, and what you’ve just written is kept.',
  check: 'Please check:',
  recurs: (hasFirstDate: boolean, recurrence: string) =>
    hasFirstDate
      ? `It starts on its first day, and then repeats ${recurrence}.`
      : `It starts this week, and then repeats ${recurrence}.`,
  createFailed: 'Failed to create template',
  /** How a task repeats that counts from when it was last done. */
  recursAfter: (hasFirstDate: boolean, recurrence: string) =>
    hasFirstDate
      ? `It starts on its first day, and then repeats ${recurrence}, counted from when you last did it.`
      : `It starts this week, and then repeats ${recurrence}, counted from when you last did it.`,
  recurrences: {
    weekly: 'Weekly',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    yearly: 'Yearly',
    own: 'Another rhythm',
    use: 'By use',
  },
  every: 'Every',
  unit: 'Unit',
  units: { day: 'days', week: 'weeks', month: 'months', year: 'years' },
  wholeNumber: (most: number) => `Please enter a whole number, from 1 to ${format.number(most)}`,
  anchor: 'Counted',
  anchors: { completion: 'from when it was last done', date: 'from its first day, on fixed dates' },
  seasonFrom: 'Only from',
  seasonTo: 'To the end of',
  allYear: 'All year',
  noMonth: 'Please choose both months, or neither',
  month,
  /** "Every 6 weeks, May to September". */
  inSeason: (rhythm: string, from: number, to: number) =>
    from === to ? `${rhythm}, only in ${month(from)}` : `${rhythm}, ${month(from)} to ${month(to)}`,
  steps: 'Steps',
  stepsHint: 'One in each line. You can tick them off when you open the task.',
  stepCount: (steps: number) => format.count(steps, { one: 'step', other: 'steps' }),
  tooManySteps: (most: number, characters: number) =>
    `Please enter at most ${most} steps, each with at most ${characters} characters`,
  item: 'Part of',
  itemHint: 'The page of an appliance shows its own tasks, too.',
  noItem: 'Nothing in particular',
} as const;
