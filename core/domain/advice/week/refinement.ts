import { minuteMs } from '../../durations.ts';

/** What became of the assistant's proposal for a week. `failed`: there was none. */
export const refinementOutcomes = ['refined', 'rejected', 'failed'] as const;
export type RefinementOutcome = (typeof refinementOutcomes)[number];

/** Whether a note that was wanted at an instant may still come. A model that takes longer has failed. */
export function isNoteComing(wantedSince: Date | undefined, now: Date): boolean {
  return wantedSince !== undefined && now.getTime() - wantedSince.getTime() < minuteMs;
}
