import { describe, expect, it } from 'vitest';
import { newSchedule, type SummarySchedule, stoppedBy } from '#core/domain/summary/schedule.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const now = new Date('2027-01-06T11:00:00.123Z');
const due = new Date('2027-01-11T07:00:00Z');
const later = (minutes: number) => new Date(due.getTime() + minutes * 60_000);

export function summaryScheduleStoreContract(name: string, open: OpenSubject): void {
  describe(`summary schedules: ${name}`, () => {
    const { run, race, addHousehold } = useSubject(open);

    async function addSchedule(overrides: Partial<SummarySchedule> = {}): Promise<SummarySchedule> {
      const { id, timezone } = await addHousehold();
      const schedule = { ...newSchedule(id, timezone, now), ...overrides };
      await run(({ summarySchedules }) => summarySchedules.save([schedule]));
      return schedule;
    }
    const find = (householdId: string) => run(({ summarySchedules }) => summarySchedules.find(householdId));
    /** Postpones everything that other tests left due. */
    const settleAll = () =>
      run(async ({ summarySchedules }) => {
        const all = await summarySchedules.due(later(10_000_000), 1000);
        await summarySchedules.save(all.map(({ schedule: { nextAt: _, ...schedule } }) => schedule));
      });

    it('returns what was saved, and replaces it', async () => {
      const schedule = await addSchedule();
      expect(await find(schedule.householdId)).toEqual(schedule);
      const changed = { ...stoppedBy(schedule, 'complained'), unseen: 3, rejections: 2, hour: 23, linksFrom: now };
      await run(({ summarySchedules }) => summarySchedules.save([changed]));
      expect(await find(schedule.householdId)).toEqual(changed);
      expect(await find('00000000-0000-4000-8000-000000000000')).toBeUndefined();
    });

    it('returns several with their time zones', async () => {
      const [one, other] = [await addSchedule(), await addSchedule()];
      const ids = [one.householdId, other.householdId, '00000000-0000-4000-8000-000000000000'];
      const found = await run(({ summarySchedules }) => summarySchedules.findAll(ids));
      expect(found.map(({ schedule, timezone }) => [schedule.householdId, timezone])).toEqual(
        [one, other].map(({ householdId }) => [householdId, 'Europe/Paris']).sort(),
      );
    });

    it('returns those that are due, the earliest first, up to a limit', async () => {
      await settleAll();
      const second = await addSchedule({ nextAt: later(1) });
      const first = await addSchedule({ nextAt: due });
      await addSchedule({ nextAt: later(3) });
      const dueBy = (at: Date, limit: number) =>
        run(async ({ summarySchedules }) =>
          (await summarySchedules.due(at, limit)).map(({ schedule }) => schedule.householdId),
        );
      expect(await dueBy(later(2), 10)).toEqual([first.householdId, second.householdId]);
      expect(await dueBy(later(2), 1)).toEqual([first.householdId]);
      expect(await dueBy(later(-1), 10)).toEqual([]);
      expect(await run(({ summarySchedules }) => summarySchedules.countDue(later(2)))).toBe(2);
    });

    it('replaces each for one of several transactions at once', async () => {
      const schedules: SummarySchedule[] = [];
      for (let count = 0; count < 12; count++) schedules.push(await addSchedule({ nextAt: due }));
      const ids = schedules.map(({ householdId }) => householdId);
      const taken = await race(6, async ({ summarySchedules }) => {
        const all = await summarySchedules.findAll(ids);
        return summarySchedules.replace(
          all.map(({ schedule }) => ({ from: schedule, to: { ...schedule, nextAt: later(100) } })),
        );
      });
      // One that reads after another has committed replaces it again, by the same.
      expect(new Set(taken.flat())).toEqual(new Set(ids));
      expect(await find(ids[0] ?? '')).toMatchObject({ nextAt: later(100) });
    });

    it('replaces no schedule that was changed since it was read', async () => {
      const [changed, same] = [await addSchedule(), await addSchedule({ linksFrom: now, unseen: 2 })];
      for (const to of [{ hour: 3 }, { decidedAt: later(1) }, { unseen: 1 }, { linksFrom: later(1) }] as const) {
        await run(({ summarySchedules }) => summarySchedules.save([{ ...changed, ...to }]));
        const changes = [changed, same].map((schedule) => ({ from: schedule, to: { ...schedule, hour: 20 } }));
        const replaced = await run(({ summarySchedules }) => summarySchedules.replace(changes));
        expect(replaced).toEqual([same.householdId]);
        expect(await find(changed.householdId)).toEqual({ ...changed, ...to });
        await run(({ summarySchedules }) => summarySchedules.save([same]));
      }
      expect(await run(({ summarySchedules }) => summarySchedules.replace([]))).toEqual([]);
    });

    it('saves none without an error', async () => {
      await run(({ summarySchedules }) => summarySchedules.save([]));
    });
  });
}
