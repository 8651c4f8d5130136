/** Says what the plan assumes while a home names no town, and leads to the question. */
export const assumedTown = {
  note: 'Until you [name the nearest town], tasks for frost, rain and storms come as early as a large part of your country needs them. Where you live, that may be too late.',
} as const;
