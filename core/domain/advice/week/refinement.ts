/** What became of the assistant's proposal for a week. `failed`: there was none. */
export const refinementOutcomes = ['refined', 'rejected', 'failed'] as const;
export type RefinementOutcome = (typeof refinementOutcomes)[number];

/** How long an advisor may take for a call, its retry included. */
const longestCallMs = 40_000;

/** Whether a note that was wanted at an instant may still come. A model that takes longer has failed. */
export function isNoteComing(wantedSince: Date | undefined, now: Date): boolean {
  return wantedSince !== undefined && now.getTime() - wantedSince.getTime() < longestCallMs;
}
