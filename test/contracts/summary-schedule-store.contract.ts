import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type PersonInHome, personInHomeKey } from '#core/domain/people/person-in-home.ts';
import { newSchedule, type SummarySchedule, stoppedBy } from '#core/domain/summary/schedule.ts';
import { buildMembership, buildPerson } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const now = new Date('2027-01-06T11:00:00.123Z');
const due = new Date('2027-01-11T07:00:00Z');
const later = (minutes: number) => new Date(due.getTime() + minutes * 60_000);

export function summaryScheduleStoreContract(name: string, open: OpenSubject): void {
  describe(`summary schedules: ${name}`, () => {
    const { run, race, addHome } = useSubject(open);

    async function addSchedule(overrides: Partial<SummarySchedule> = {}): Promise<SummarySchedule> {
      const { household, person } = await addHome();
      const recipient = { householdId: household.id, personId: person.id };
      const schedule = { ...newSchedule(recipient, household.timezone, now), ...overrides };
      await run(({ summarySchedules }) => summarySchedules.save([schedule]));
      return schedule;
    }
    const find = ({ householdId, personId }: PersonInHome) =>
      run(({ summarySchedules }) => summarySchedules.find(householdId, personId));
    const stranger = { householdId: randomUUID(), personId: randomUUID() };
    /** Postpones everything that other tests left due. */
    const addResidents = () =>
      run(async ({ summarySchedules }) => {
        const all = await summarySchedules.due(later(10_000_000), 1000);
        await summarySchedules.save(all.map(({ schedule: { nextAt: _, ...schedule } }) => schedule));
      });

    it('returns what was saved, and replaces it', async () => {
      const schedule = await addSchedule();
      expect(await find(schedule)).toEqual(schedule);
      const changed = { ...stoppedBy(schedule, 'complained'), unseen: 3, rejections: 2, hour: 23, linksFrom: now };
      await run(({ summarySchedules }) => summarySchedules.save([changed]));
      expect(await find(schedule)).toEqual(changed);
      expect(await find({ ...schedule, personId: stranger.personId })).toBeUndefined();
    });

    it('returns several with their time zones', async () => {
      const [one, other] = [await addSchedule(), await addSchedule()];
      const crossed = { householdId: one.householdId, personId: other.personId };
      const wanted = [one, other, stranger, crossed];
      const found = await run(({ summarySchedules }) => summarySchedules.findAll(wanted));
      expect(found.map(({ schedule, timezone }) => [schedule.householdId, timezone])).toEqual(
        [one, other].map(({ householdId }) => [householdId, 'Europe/Paris']).sort(),
      );
    });

    it('returns those that are due, the earliest first, up to a limit', async () => {
      await addResidents();
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
      const taken = await race(6, async ({ summarySchedules }) => {
        const all = await summarySchedules.findAll(schedules);
        return summarySchedules.replace(
          all.map(({ schedule }) => ({ from: schedule, to: { ...schedule, nextAt: later(100) } })),
        );
      });
      // One that reads after another has committed replaces it again, by the same.
      expect(new Set(taken.flat().map(personInHomeKey))).toEqual(new Set(schedules.map(personInHomeKey)));
      for (const schedule of schedules) expect(await find(schedule)).toMatchObject({ nextAt: later(100) });
    });

    it('replaces no schedule that was changed since it was read', async () => {
      const [changed, same] = [await addSchedule(), await addSchedule({ linksFrom: now, unseen: 2 })];
      for (const to of [{ hour: 3 }, { decidedAt: later(1) }, { unseen: 1 }, { linksFrom: later(1) }] as const) {
        await run(({ summarySchedules }) => summarySchedules.save([{ ...changed, ...to }]));
        const changes = [changed, same].map((schedule) => ({ from: schedule, to: { ...schedule, hour: 20 } }));
        const replaced = await run(({ summarySchedules }) => summarySchedules.replace(changes));
        expect(replaced).toEqual([{ householdId: same.householdId, personId: same.personId }]);
        expect(await find(changed)).toEqual({ ...changed, ...to });
        await run(({ summarySchedules }) => summarySchedules.save([same]));
      }
      expect(await run(({ summarySchedules }) => summarySchedules.replace([]))).toEqual([]);
    });

    it('keeps those of several people in a home apart, and forgets a person’s when they leave it', async () => {
      const schedule = await addSchedule({ nextAt: later(50_000) });
      const partner = buildPerson();
      const { householdId } = schedule;
      const other = { ...schedule, personId: partner.id, hour: 20 };
      await run(async ({ persons, memberships, summarySchedules }) => {
        await persons.addUnlessKnown(partner);
        await memberships.add(buildMembership(householdId, partner.id, { role: 'viewer' }));
        await summarySchedules.save([other]);
      });
      const inHome = () => run(({ summarySchedules }) => summarySchedules.ofHome(householdId));
      expect(new Set((await inHome()).map(({ hour }) => hour))).toEqual(new Set([8, 20]));
      const to = { ...other, hour: 3 };
      const replaced = await run(({ summarySchedules }) => summarySchedules.replace([{ from: other, to }]));
      expect(replaced).toEqual([{ householdId, personId: partner.id }]);
      expect(await find(schedule)).toEqual(schedule);
      await run(({ memberships }) => memberships.delete(householdId, partner.id));
      expect(await inHome()).toEqual([schedule]);
    });

    it('saves none without an error', async () => {
      await run(({ summarySchedules }) => summarySchedules.save([]));
    });
  });
}
