/** What the week needs only after it is shown, in one file. */
export { WeekDialogs } from './dialogs/week-dialogs.tsx';
export { Shortcuts } from './shortcuts.tsx';
export { TaskDetails } from './task/task-details.tsx';
export { TaskQuestion } from './task/task-question.tsx';
