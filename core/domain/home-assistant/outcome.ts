/**
 * What became of a message from the broker. `unchanged`: it had been done already. `refused`: it can't be done. `ignored`: it
 * is none for us, such as one that the broker had kept. `dropped`: too many came at once.
 */
export const commandOutcomes = ['done', 'unchanged', 'refused', 'ignored', 'dropped'] as const;
export type CommandOutcome = (typeof commandOutcomes)[number];
