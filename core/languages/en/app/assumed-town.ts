/** Says what the plan assumes while a home names no town, and leads to the question. */
export const assumedTown = {
  note: 'Until you [name the nearest town], tasks for frost, rain and storms are timed for the most exposed parts of your country.',
} as const;
