import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Run, runOf } from '#core/domain/running/run.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const startedAt = new Date('2027-01-11T07:05:00.123Z');
const finishedAt = new Date('2027-01-11T07:06:00.456Z');

export function runStoreContract(name: string, open: OpenSubject): void {
  describe(`runs: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const save = (saved: Run) => run(({ runs }) => runs.save(saved));
    const find = (id: string) => run(({ runs }) => runs.find(id));

    const buildRun = (overrides: Partial<Omit<Run, 'expected'>> = {}): Run =>
      runOf({
        id: randomUUID(),
        kind: 'summaries',
        startedAt,
        done: 3,
        skipped: { late: 2 },
        failed: [],
        ...overrides,
      });

    it('returns what was saved, and replaces it', async () => {
      const { id: householdId } = await addHousehold();
      const begun = buildRun({ failed: [{ householdId, reason: 'not sent yet' }] });
      await save(begun);
      expect(await find(begun.id)).toEqual(begun);
      expect(begun.expected).toBe(6);
      const over = buildRun({ id: begun.id, finishedAt, done: 4, skipped: { late: 1, leaving: 1 } });
      await save(over);
      expect(await find(begun.id)).toEqual(over);
      expect(await find(randomUUID())).toBeUndefined();
    });

    it('returns the latest of a kind, the newest first', async () => {
      const later = (minutes: number) => new Date(startedAt.getTime() + (1000 + minutes) * 60_000);
      const [one, two, three] = [
        buildRun({ kind: 'plan', startedAt: later(1) }),
        buildRun({ kind: 'plan', startedAt: later(3) }),
        buildRun({ kind: 'plan', startedAt: later(2) }),
      ];
      for (const each of [one, two, three, buildRun({ startedAt: later(4) })]) await save(each);
      expect(await run(({ runs }) => runs.latest('plan', 2))).toEqual([two, three]);
    });

    it('forgets old ones with their failures', async () => {
      const { id: householdId } = await addHousehold();
      const old = buildRun({ startedAt: new Date('2026-01-01'), failed: [{ householdId, reason: 'no luck' }] });
      await save(old);
      expect(await run(({ runs }) => runs.deleteBefore(new Date('2026-01-02')))).toBe(1);
      expect(await find(old.id)).toBeUndefined();
    });

    it('still counts the failure of a household that was deleted, without its id', async () => {
      const household = await addHousehold();
      const failed = [{ householdId: household.id, reason: 'no luck' }];
      const saved = buildRun({ failed });
      await save(saved);
      await run(({ personalData }) => personalData.deleteHome(household.id));
      expect(await find(saved.id)).toEqual({ ...saved, failed: [{ householdId: null, reason: 'no luck' }] });
    });
  });
}
