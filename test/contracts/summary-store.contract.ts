import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { QueuedSummary, SummaryClaim, SummaryResult } from '#core/ports/summary-store.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const weekStart = '2027-01-11';
const at = (minutes: number) => new Date(Date.parse('2027-01-11T07:05:00Z') + minutes * 60_000);

export function summaryStoreContract(name: string, open: OpenSubject): void {
  describe(`summaries: ${name}`, () => {
    const { run, race, addHousehold } = useSubject(open);

    const add = (...summaries: readonly QueuedSummary[]) => run((stores) => stores.summaries.addMissing(summaries));
    const claim = (runId: string, minutes: number, wanted: Partial<SummaryClaim> = {}) =>
      run(({ summaries }) =>
        summaries.claim(runId, {
          at: at(minutes),
          attemptStart: at(minutes),
          abandonedBefore: at(minutes - 3),
          limit: 100,
          ...wanted,
        }),
      );
    const addResident = (results: readonly SummaryResult[]) =>
      run(({ summaries }) => summaries.saveResults(results, at(1)));
    const progress = (runId: string) => run(({ summaries }) => summaries.progress(runId));

    async function summariesOf(count: number): Promise<{ runId: string; summaries: readonly QueuedSummary[] }> {
      const runId = randomUUID();
      const summaries: QueuedSummary[] = [];
      for (let index = 0; index < count; index++) {
        summaries.push({
          householdId: (await addHousehold()).id,
          personId: randomUUID(),
          weekStart,
          runId,
          dueAt: at(0),
        });
      }
      const inOrder = summaries.sort((one, other) => (one.householdId < other.householdId ? -1 : 1));
      await add(...inOrder);
      return { runId, summaries: inOrder };
    }
    const keyOf = ({ householdId, personId }: QueuedSummary) => ({ householdId, personId, weekStart });

    it('adds one for each household and week, and returns those that were new', async () => {
      const { runId, summaries } = await summariesOf(1);
      const [first] = summaries as [QueuedSummary];
      const next = { ...first, weekStart: '2027-01-18', runId: randomUUID() };
      expect(await add({ ...first, runId: randomUUID() }, next)).toEqual([next]);
      expect(await progress(runId)).toEqual({ sent: 0, skipped: [], open: [first.householdId] });
      expect(await add()).toEqual([]);
    });

    it('adds one, and saves its result, for each person in a home', async () => {
      const { runId, summaries } = await summariesOf(1);
      const [first] = summaries as [QueuedSummary];
      const partners = { ...first, personId: randomUUID() };
      expect(await add(first, partners)).toEqual([partners]);
      expect(await claim(runId, 1)).toHaveLength(2);
      await addResident([{ ...keyOf(partners), status: 'sent' }]);
      expect(await progress(runId)).toEqual({ sent: 1, skipped: [], open: [first.householdId] });
    });

    it('claims each once, in the order of the households', async () => {
      const { runId, summaries } = await summariesOf(5);
      expect(await claim(runId, 1, { limit: 3 })).toEqual(summaries.slice(0, 3));
      expect(await claim(runId, 1)).toEqual(summaries.slice(3));
      expect(await claim(runId, 2)).toEqual([]);
      expect(await claim(randomUUID(), 1)).toEqual([]);
    });

    it('gives each to one of several callers at once', async () => {
      const { runId, summaries } = await summariesOf(12);
      const claimed = await race(6, ({ summaries }) =>
        summaries.claim(runId, { at: at(1), attemptStart: at(1), abandonedBefore: at(-2), limit: 3 }),
      );
      const rest = await claim(runId, 1);
      const ids = [...claimed.flat(), ...rest].map(({ householdId }) => householdId);
      expect(ids.sort()).toEqual(summaries.map(({ householdId }) => householdId));
    });

    it('claims again what a killed worker never settled, once it is old enough', async () => {
      const { runId, summaries } = await summariesOf(1);
      await claim(runId, 1);
      expect(await claim(runId, 4)).toEqual([]);
      expect(await claim(runId, 5)).toEqual(summaries);
    });

    it('saves what became of each, and counts it', async () => {
      const { runId, summaries } = await summariesOf(4);
      const [sent, skipped, failed, other] = summaries as [QueuedSummary, QueuedSummary, QueuedSummary, QueuedSummary];
      await claim(runId, 1);
      await addResident([
        { ...keyOf(sent), status: 'sent' },
        { ...keyOf(skipped), status: 'skipped', reason: 'late' },
        { ...keyOf(failed), status: 'queued' },
      ]);
      expect(await progress(runId)).toEqual({
        sent: 1,
        skipped: ['late'],
        open: [failed.householdId, other.householdId],
      });
      await addResident([]);
    });

    it('returns a failed one with the next attempt, not within the same one', async () => {
      const { runId, summaries } = await summariesOf(1);
      const [failed] = summaries as [QueuedSummary];
      await claim(runId, 2, { attemptStart: at(1) });
      await addResident([{ ...keyOf(failed), status: 'queued' }]);
      expect(await claim(runId, 2, { attemptStart: at(1) })).toEqual([]);
      expect(await claim(runId, 3, { attemptStart: at(3) })).toEqual(summaries);
    });

    it('keeps the result of one that was settled', async () => {
      const { runId, summaries } = await summariesOf(1);
      const [sent] = summaries as [QueuedSummary];
      await claim(runId, 1);
      expect(await addResident([{ ...keyOf(sent), status: 'sent' }])).toEqual([
        { householdId: sent.householdId, personId: sent.personId },
      ]);
      expect(await addResident([{ ...keyOf(sent), status: 'queued' }])).toEqual([]);
      expect(await progress(runId)).toEqual({ sent: 1, skipped: [], open: [] });
      expect(await claim(runId, 60)).toEqual([]);
    });

    it('counts those of all runs that are still to be sent', async () => {
      const before = await run(({ summaries }) => summaries.countOpen());
      const { runId, summaries } = await summariesOf(2);
      await claim(runId, 1, { limit: 1 });
      expect(await run(({ summaries }) => summaries.countOpen())).toBe(before + 2);
      const [first] = summaries as [QueuedSummary];
      await addResident([{ ...keyOf(first), status: 'sent' }]);
      expect(await run(({ summaries }) => summaries.countOpen())).toBe(before + 1);
    });

    it('names the runs that have some of these', async () => {
      const { runId, summaries } = await summariesOf(2);
      const openRuns = () => run(({ summaries }) => summaries.openRuns());
      expect((await openRuns()).filter((id) => id === runId)).toEqual([runId]);
      await claim(runId, 1);
      await addResident(summaries.map((summary) => ({ ...keyOf(summary), status: 'sent' })));
      expect(await openRuns()).not.toContain(runId);
    });

    it('forgets those of old weeks', async () => {
      const { runId, summaries } = await summariesOf(1);
      const [first] = summaries as [QueuedSummary];
      await add({ ...first, weekStart: '2026-01-05' });
      expect(await run(({ summaries }) => summaries.deleteBefore('2026-01-12'))).toBe(1);
      expect((await progress(runId)).open).toEqual([first.householdId]);
    });
  });
}
