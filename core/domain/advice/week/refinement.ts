import type { Violation } from '../../plan/check/violations-of.ts';
import type { PlannedTask } from '../../plan/types.ts';

/** What became of the assistant's proposal for a week. `failed`: there was none. */
export const refinementOutcomes = ['refined', 'rejected', 'failed'] as const;
export type RefinementOutcome = (typeof refinementOutcomes)[number];

/** How long an advisor may take for a call, its retry included. */
const longestCallMs = 40_000;

/** Whether a note that was wanted at an instant may still come. A model that takes longer has failed. */
export function isNoteComing(wantedSince: Date | undefined, now: Date): boolean {
  return wantedSince !== undefined && now.getTime() - wantedSince.getTime() < longestCallMs;
}

/** Why a draft is rejected. */
type Rejection =
  | 'unknown task'
  | 'task twice'
  | 'required task missing'
  | 'day'
  | 'visit on a day of rest'
  | 'too few tasks'
  | Violation['rule'];

/** A task of a refined week, with what the assistant says about it. */
export type RefinedTask = PlannedTask & { readonly line?: string };

/**
 * What becomes of a week. `kept`: it stays as the rules planned it. `words`: its tasks stay, and get lines by the ids of
 * care tasks. `week`: it gets other tasks.
 */
export type Refinement =
  | { readonly kind: 'kept'; readonly outcome: Exclude<RefinementOutcome, 'refined'>; readonly reason: string }
  | { readonly kind: 'words'; readonly note: string; readonly lines: ReadonlyMap<string, string> }
  | { readonly kind: 'week'; readonly note: string; readonly tasks: readonly RefinedTask[] };

export const rejected = (reason: Rejection): Refinement => ({ kind: 'kept', outcome: 'rejected', reason });
