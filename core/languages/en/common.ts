/** What the script of every page and the app both say. */
export const common = {
  offline: 'You’re offline. What you see may be out of date, and changes can’t be saved.',
  unreached: 'The server could not be reached. Please try again.',
  failed: 'Something went wrong. Please try again.',
  user: 'User',
  free: 'Free',
  allDone: 'All tasks completed! Great job!',
  done: (done: number, tasks: number) => `${done} of ${tasks} done`,
} as const;
