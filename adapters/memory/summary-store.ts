import { personInHomeKey } from '#core/domain/people/person-in-home.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { QueuedSummary, SummaryStore } from '#core/ports/summary-store.ts';
import { keyOf, type StoredSummary, type Tables } from './database.ts';

type Key = Pick<QueuedSummary, 'householdId' | 'personId' | 'weekStart'>;
const keyOfSummary = ({ householdId, personId, weekStart }: Key) => keyOf(householdId, `${personId}/${weekStart}`);

const isOpen = ({ status }: StoredSummary) => status === 'queued' || status === 'sending';

const queued = ({ householdId, personId, weekStart, runId, dueAt }: StoredSummary): QueuedSummary => ({
  householdId,
  personId,
  weekStart,
  runId,
  dueAt,
});

export function makeSummaryStore({ summaries }: Tables): SummaryStore {
  const ofRun = (runId: string) =>
    [...summaries.values()]
      .filter((summary) => summary.runId === runId)
      .sort((one, other) => compareText(personInHomeKey(one), personInHomeKey(other)));

  return {
    addMissing: async (added) =>
      added.filter((summary) => {
        if (summaries.has(keyOfSummary(summary))) return false;
        summaries.set(keyOfSummary(summary), { ...summary, status: 'queued' });
        return true;
      }),

    claim: async (runId, { at, attemptStart, abandonedBefore, limit }) =>
      ofRun(runId)
        .filter(
          ({ status, claimedAt }) =>
            (status === 'queued' && (!claimedAt || claimedAt < attemptStart)) ||
            (status === 'sending' && claimedAt && claimedAt < abandonedBefore),
        )
        .slice(0, limit)
        .map((summary) => {
          summaries.set(keyOfSummary(summary), { ...summary, status: 'sending', claimedAt: at });
          return queued(summary);
        }),

    saveResults: async (results, at) => {
      const claimed = results.filter((result) => summaries.get(keyOfSummary(result))?.status === 'sending');
      for (const result of claimed) {
        const known = summaries.get(keyOfSummary(result));
        if (!known) continue;
        summaries.set(keyOfSummary(result), {
          ...known,
          ...result,
          ...(result.status !== 'queued' && { settledAt: at }),
        });
      }
      return claimed.map(({ householdId, personId }) => ({ householdId, personId }));
    },

    progress: async (runId) => {
      const all = ofRun(runId);
      return {
        sent: all.filter(({ status }) => status === 'sent').length,
        skipped: all.flatMap(({ reason }) => reason ?? []),
        open: all.filter(isOpen).map(({ householdId }) => householdId),
      };
    },

    openRuns: async () =>
      [...new Set([...summaries.values()].filter(isOpen).map(({ runId }) => runId))].sort(compareText),

    countOpen: async () => [...summaries.values()].filter(isOpen).length,

    deleteBefore: async (before) => {
      const old = [...summaries.values()].filter(({ weekStart }) => weekStart < before);
      for (const summary of old) summaries.delete(keyOfSummary(summary));
      return old.length;
    },
  };
}
