import type { BundleName } from '../../care/bundles.ts';
import type { TaskSource } from '../../tasks/task.ts';
import { isVisit, type Job, sourceOf } from '../types.ts';

const monthlyRound: BundleName = 'monthly safety round';

/**
 * The round that the job is part of: the quick tests for safety that are made with one walk through the home, and those
 * of water. A round takes one place of a week, or what comes each fortnight would leave none to others.
 */
export function roundOf(job: Job): string | undefined {
  const { stake, hazard, bundle } = job.task;
  if (stake !== 'danger' || isVisit(job)) return undefined;
  return hazard === 'pool water' ? monthlyRound : bundle;
}

/** What takes one of a week's places: a round, or a job of its own. */
export const placeOf = (job: Job): string | TaskSource => roundOf(job) ?? sourceOf(job);
