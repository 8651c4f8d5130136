import { describe, expect, it } from 'vitest';
import { newSchedule } from '#core/domain/summary/schedule.ts';
import { buildTask } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const now = new Date('2027-01-10T23:30:00Z');

export function summaryViewContract(name: string, open: OpenSubject): void {
  describe(`summary view: ${name}`, () => {
    const { run, addHousehold, summaryView } = useSubject(open);

    it('returns households with their own day, schedule, and the tasks around it that were not deleted', async () => {
      const household = await addHousehold({ timezone: 'Europe/Paris' });
      const schedule = newSchedule(household.id, household.timezone, now);
      const day = (scheduledOn: string, overrides = {}) => buildTask(household.id, { scheduledOn, ...overrides });
      const shown = [day('2027-01-04'), day('2027-01-16', { status: 'done', completedAt: now }), day('2027-02-14')];
      const hidden = [day('2027-01-03'), day('2027-02-15'), day('2027-01-16', { status: 'skipped' })];
      await run(async (stores) => {
        await stores.summarySchedules.save([schedule]);
        await stores.tasks.addMissing([...shown, ...hidden]);
      });
      const [read, ...others] = await summaryView().read([household.id], now);
      expect(others).toEqual([]);
      expect(read).toMatchObject({ household, schedule, today: '2027-01-11' });
      const byDay = (tasks: readonly { scheduledOn: string }[]) =>
        tasks.toSorted((one, other) => one.scheduledOn.localeCompare(other.scheduledOn));
      expect(byDay(read?.tasks ?? [])).toEqual(shown);
    });

    it('goes by the day of each household', async () => {
      const [east, west] = [
        await addHousehold({ timezone: 'Pacific/Kiritimati' }),
        await addHousehold({ timezone: 'Pacific/Pago_Pago' }),
      ];
      for (const { id } of [east, west]) {
        await run(({ tasks }) =>
          tasks.addMissing(['2027-01-03', '2027-02-14'].map((scheduledOn) => buildTask(id, { scheduledOn }))),
        );
      }
      const reads = await summaryView().read([east.id, west.id], now);
      const daysOf = (id: string) =>
        reads.find(({ household }) => household.id === id)?.tasks.map((t) => t.scheduledOn);
      expect(daysOf(east.id)).toEqual(['2027-02-14']);
      expect(daysOf(west.id)).toEqual(['2027-01-03']);
    });

    it('says which weeks from the current one on are planned, and when they were', async () => {
      const { id } = await addHousehold({ timezone: 'Europe/Paris' });
      const weeks = ['2027-01-04', '2027-01-11', '2027-01-18'];
      await run(({ plans }) =>
        plans.markPlanned(weeks.map((weekStart) => ({ householdId: id, weekStart, plannedOn: '2027-01-10' }))),
      );
      const [read] = await summaryView().read([id], now);
      expect(read?.planned).toEqual(new Map(weeks.slice(1).map((weekStart) => [weekStart, '2027-01-10'])));
    });

    it('leaves out unknown households, unknown zones, and a schedule that does not exist', async () => {
      const household = await addHousehold();
      const lost = await addHousehold({ timezone: 'Nowhere/City' });
      const ids = [household.id, lost.id, '00000000-0000-4000-8000-000000000000'];
      const reads = await summaryView().read(ids, now);
      expect(reads).toMatchObject([{ household: { id: household.id }, tasks: [] }]);
      expect(reads[0]).not.toHaveProperty('schedule');
      expect(await summaryView().read([], now)).toEqual([]);
    });
  });
}
