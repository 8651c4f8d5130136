/** What became of the assistant's proposal for a week. `failed`: there was none. */
export const refinementOutcomes = ['refined', 'rejected', 'failed'] as const;
export type RefinementOutcome = (typeof refinementOutcomes)[number];
