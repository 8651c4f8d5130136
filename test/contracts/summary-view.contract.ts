import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Household } from '#core/domain/home/household.ts';
import { newSchedule } from '#core/domain/summary/schedule.ts';
import type { TaskInSummary } from '#core/domain/summary/summary-of.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { buildTask } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const now = new Date('2027-01-10T23:30:00Z');

/** What a summary says of a task. */
const saidOf = ({ id, source, title, category, isRequest, scheduledOn, status, minutes, reason }: Task) => ({
  ...{ id, source, title, category, scheduledOn, status },
  ...(isRequest && { isRequest }),
  ...(minutes !== undefined && { minutes }),
  ...(reason && { reason }),
});

export function summaryViewContract(name: string, open: OpenSubject): void {
  describe(`summary view: ${name}`, () => {
    const { run, addHome, summaryView } = useSubject(open);

    async function addRecipient(overrides?: Partial<Household>) {
      const { household, person } = await addHome(overrides);
      return { household, person, recipient: { householdId: household.id, personId: person.id } };
    }

    it('returns households with their own day, schedule, and the tasks around it that were not deleted', async () => {
      const { household, person, recipient } = await addRecipient({ timezone: 'Europe/Paris' });
      const schedule = newSchedule(recipient, household.timezone, now);
      const day = (scheduledOn: string, overrides = {}) => buildTask(household.id, { scheduledOn, ...overrides });
      const own = { source: 'hand', title: 'Oil the gate', category: 'Garden', minutes: undefined, reason: undefined };
      const shown = [
        day('2027-01-04', own),
        day('2027-01-16', { status: 'done', completedAt: now }),
        day('2027-02-14', { isRequest: true }),
      ];
      const hidden = [day('2027-01-03'), day('2027-02-15'), day('2027-01-16', { status: 'skipped' })];
      await run(async (stores) => {
        await stores.summarySchedules.save([schedule]);
        await stores.tasks.addMissing([...shown, ...hidden]);
      });
      const [read, ...others] = await summaryView().read([recipient], now);
      expect(others).toEqual([]);
      const reader = { person, role: 'owner' };
      const byDay = (one: TaskInSummary, other: TaskInSummary) => one.scheduledOn.localeCompare(other.scheduledOn);
      expect(read && { ...read, tasks: read.tasks.toSorted(byDay) }).toStrictEqual({
        ...{ ...recipient, household, reader, schedule, today: '2027-01-11', planned: new Map() },
        tasks: shown.map(saidOf),
      });
    });

    it('goes by the day of each household', async () => {
      const [east, west] = [
        await addRecipient({ timezone: 'Pacific/Kiritimati' }),
        await addRecipient({ timezone: 'Pacific/Pago_Pago' }),
      ];
      for (const { household } of [east, west]) {
        await run(({ tasks }) =>
          tasks.addMissing(['2027-01-03', '2027-02-14'].map((scheduledOn) => buildTask(household.id, { scheduledOn }))),
        );
      }
      const reads = await summaryView().read([east.recipient, west.recipient], now);
      const daysOf = (id: string) =>
        reads.find(({ household }) => household.id === id)?.tasks.map((t) => t.scheduledOn);
      expect(daysOf(east.household.id)).toEqual(['2027-02-14']);
      expect(daysOf(west.household.id)).toEqual(['2027-01-03']);
    });

    it('says which weeks from the current one on are planned, and when they were', async () => {
      const { recipient } = await addRecipient({ timezone: 'Europe/Paris' });
      const { householdId } = recipient;
      const weeks = ['2027-01-04', '2027-01-11', '2027-01-18'];
      await run(({ plans }) =>
        plans.markPlanned(weeks.map((weekStart) => ({ householdId, weekStart, plannedOn: '2027-01-10' }))),
      );
      const [read] = await summaryView().read([recipient], now);
      expect(read?.planned).toEqual(new Map(weeks.slice(1).map((weekStart) => [weekStart, '2027-01-10'])));
    });

    it('has no reader who isn’t in the home', async () => {
      const [{ recipient, household }, other] = [await addRecipient(), await addRecipient()];
      const [read] = await summaryView().read([{ ...recipient, personId: other.person.id }], now);
      expect(read).toStrictEqual({
        ...{ householdId: household.id, personId: other.person.id, household },
        ...{ today: '2027-01-11', planned: new Map(), tasks: [] },
      });
    });

    it('leaves out unknown households, unknown zones, and a schedule that does not exist', async () => {
      const { household, person, recipient } = await addRecipient();
      const lost = await addRecipient({ timezone: 'Nowhere/City' });
      const unknown = { householdId: randomUUID(), personId: recipient.personId };
      const reads = await summaryView().read([recipient, lost.recipient, unknown], now);
      expect(reads).toStrictEqual([
        {
          ...{ ...recipient, household, reader: { person, role: 'owner' } },
          ...{ today: '2027-01-11', planned: new Map(), tasks: [] },
        },
      ]);
      expect(await summaryView().read([], now)).toEqual([]);
    });
  });
}
