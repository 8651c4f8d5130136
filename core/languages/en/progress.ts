/** How much of a list of tasks is done. */
export const progress = {
  allDone: 'All tasks completed! Great job!',
  done: (done: number, tasks: number) => `${done} of ${tasks} done`,
} as const;
