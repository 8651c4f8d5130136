import type { Run } from '#core/domain/running/run.ts';
import type { ShownRuns } from '#core/use-cases/summary/show-runs.ts';
import { table } from './output.ts';

/** The latest runs as tables for a person. */
export function runLines({ plan, summaries, summariesDue, summariesOpen }: ShownRuns): string {
  return [
    'Planning',
    ...sectionOf(plan),
    '',
    `Summaries (${summariesDue} due, ${summariesOpen} queued)`,
    ...sectionOf(summaries),
  ].join('\n');
}

function sectionOf(runs: readonly Run[]): readonly string[] {
  if (runs.length === 0) return ['No run yet.'];
  const head = ['STARTED', 'FINISHED', 'EXPECTED', 'DONE', 'SKIPPED', 'FAILED', 'HOUSEHOLDS THAT FAILED'];
  return [table([head, ...runs.map(cellsOf)])];
}

const shownHouseholds = 3;

function cellsOf({ startedAt, finishedAt, expected, done, skipped, failed }: Run): readonly string[] {
  const reasons = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
  const households = failed.map(({ householdId }) => householdId ?? 'deleted');
  const more = households.length - shownHouseholds;
  return [
    startedAt.toISOString(),
    finishedAt?.toISOString() ?? 'running',
    String(expected),
    String(done),
    reasons.join(', ') || '0',
    String(failed.length),
    [...households.slice(0, shownHouseholds), ...(more > 0 ? [`and ${more} more`] : [])].join(', '),
  ];
}
