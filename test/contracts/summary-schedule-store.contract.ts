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

    it('gives each to one of several transactions at once', async () => {
      await settleAll();
      const schedules: SummarySchedule[] = [];
      for (let count = 0; count < 12; count++) schedules.push(await addSchedule({ nextAt: due }));
      const taken = await race(6, async ({ summarySchedules }) => {
        const all = await summarySchedules.due(later(1), 3);
        await summarySchedules.save(all.map(({ schedule }) => ({ ...schedule, nextAt: later(100) })));
        return all.map(({ schedule }) => schedule.householdId);
      });
      const ids = taken.flat();
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await run(({ summarySchedules }) => summarySchedules.due(later(1), 100));
      expect([...ids, ...rest.map(({ schedule }) => schedule.householdId)].sort()).toEqual(
        schedules.map(({ householdId }) => householdId).sort(),
      );
    });

    it('saves none without an error', async () => {
      await run(({ summarySchedules }) => summarySchedules.save([]));
    });
  });
}
