/**
 * What became of a message from the broker. `unchanged`: it had been done already. `refused`: it can't be done. `ignored`: it
 * is none for us, such as one that the broker had kept.
 */
export const commandOutcomes = ['done', 'unchanged', 'refused', 'ignored'] as const;
export type CommandOutcome = (typeof commandOutcomes)[number];
