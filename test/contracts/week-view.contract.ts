import { describe, expect, it } from 'vitest';
import type { Household } from '#core/domain/home/household.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { actionsBy } from '#core/domain/tasks/task-action.ts';
import { weekStartOf } from '#core/domain/time/dates.ts';
import { dateInZone } from '#core/domain/time/zones.ts';
import {
  buildMembership,
  buildNewcomer,
  buildPerson,
  buildRecordedWork,
  buildSession,
  buildTask,
} from '../support/people/factories.ts';
import { idsOf, type OpenSubject, useSubject } from './subject.ts';

/** The sources whose history the week needs. */
const seasonal = ['care:pool.close-season', 'care:pool.open-season'] as const;
/** A Wednesday, noon in Paris. */
const now = new Date('2027-01-13T11:00:00Z');
const key = (task: Task) => `${task.scheduledOn} ${task.id}`;

export function weekViewContract(name: string, open: OpenSubject): void {
  describe(`week view: ${name}`, () => {
    const { run, addHome, weekView } = useSubject(open);

    async function signIn(overrides?: Partial<Household>) {
      const { household, person } = await addHome(overrides);
      const { id } = household;
      const session = buildSession(person.id, id);
      await run(({ sessions }) => sessions.add(session));
      return {
        id,
        person,
        session,
        read: (offset = 0, at = now) => weekView().read(idsOf(session), offset, at, seasonal),
        /** One task on each day. */
        plan: async (days: readonly string[], more: Partial<Task> = {}): Promise<readonly Task[]> => {
          const planned = days.map((scheduledOn) => buildTask(id, { scheduledOn, ...more }));
          await run(({ tasks }) => tasks.addMissing(planned));
          return planned;
        },
      };
    }

    it('shows the session, the day, the week and its tasks, to the last detail', async () => {
      const { id, person, session, read, plan } = await signIn();
      const [open] = await plan(['2027-01-16']);
      const [done] = await plan(['2027-01-17'], { status: 'done', completedAt: new Date('2027-01-13T08:00:00.123Z') });
      const week = await read();
      expect({
        ...week,
        tasks: week?.tasks.toSorted((one, other) => key(one).localeCompare(key(other))),
      }).toStrictEqual({
        session,
        person,
        membership: buildMembership(id, person.id),
        household: await run(({ households }) => households.find(id)),
        people: [{ id: person.id, name: person.name, role: 'owner' }],
        today: '2027-01-13',
        weekStart: '2027-01-11',
        tasks: [open, done],
        overdue: [],
        meters: [],
        seasonalHistory: [],
      });
    });

    it('knows who is in the home, and who completed and moved its tasks', async () => {
      const { id, person, read, plan } = await signIn();
      const partner = buildPerson({ name: 'Sam' });
      const [done] = await plan(['2027-01-17'], { status: 'done', completedAt: new Date('2027-01-13T08:00:00Z') });
      const [moved] = await plan(['2027-01-16'], { moved: true, assignedTo: partner.id });
      const [still] = await plan(['2027-01-15']);
      await run(async ({ persons, memberships, taskActions }) => {
        await persons.addUnlessKnown(partner);
        await memberships.add(buildMembership(id, partner.id, { role: 'member', joinedAt: now }));
        await taskActions.note([
          ...actionsBy(
            partner,
            'completed',
            [done, moved, still].flatMap((task) => task ?? []),
            now,
          ),
          ...actionsBy(
            person,
            'moved',
            [done, moved, still].flatMap((task) => task ?? []),
            now,
          ),
        ]);
      });
      const week = await read();
      expect(week?.people).toEqual([
        { id: person.id, name: person.name, role: 'owner' },
        { id: partner.id, name: 'Sam', role: 'member' },
      ]);
      const shown = week?.tasks.toSorted((one, other) => key(one).localeCompare(key(other)));
      expect(shown).toStrictEqual([
        still,
        { ...moved, movedBy: { id: person.id, name: person.name }, assignee: { id: partner.id, name: 'Sam' } },
        { ...done, completedBy: { id: partner.id, name: 'Sam' } },
      ]);
    });

    it('knows for the current week when the seasonal tasks were last done', async () => {
      const { id, read, plan } = await signIn();
      const closing = { source: seasonal[0], status: 'done' } as const;
      await plan(['2025-10-04'], { ...closing, completedAt: new Date('2025-10-04T10:00:00Z') });
      await plan(['2026-10-03'], { ...closing, completedAt: new Date('2026-10-03T23:30:00Z') });
      await plan(['2027-01-12'], { source: seasonal[1] });
      await plan(['2027-01-12'], { status: 'done', completedAt: now });
      expect((await read())?.seasonalHistory).toEqual([{ source: seasonal[0], lastDoneOn: '2026-10-04' }]);
      expect((await read(1))?.seasonalHistory).toEqual([]);
      const recorded = { careTaskId: 'pool.close-season', date: '2026-10-05' };
      await run(({ history }) =>
        history.record([
          buildRecordedWork(id, recorded),
          buildRecordedWork(id, { ...recorded, date: '2026-11-05', deletedAt: new Date() }),
        ]),
      );
      expect((await read())?.seasonalHistory).toEqual([{ source: seasonal[0], lastDoneOn: '2026-10-05' }]);
    });

    it('keeps absent what a task has not', async () => {
      const { id, read } = await signIn();
      const { minutes: _, reason: __, ...bare } = buildTask(id, { source: 'hand', scheduledOn: '2027-01-13' });
      await run(({ tasks }) => tasks.addMissing([bare]));
      expect((await read())?.tasks).toStrictEqual([bare]);
    });

    it('knows who has not been onboarded', async () => {
      const { id, read } = await signIn();
      await run(({ households }) => households.update({ ...buildNewcomer(), id }));
      expect((await read())?.household.onboardedOn).toBeUndefined();
    });

    it('shows Monday to Sunday without skipped tasks', async () => {
      const { read, plan } = await signIn();
      await plan(['2027-01-18', '2027-01-24', '2027-02-01']);
      await plan(['2027-01-14'], { status: 'skipped' });
      const week = await plan(['2027-01-17', '2027-01-11', '2027-01-14', '2027-01-14', '2027-01-14']);
      expect((await read())?.tasks.map(key).sort()).toEqual(week.map(key).sort());
    });

    it('counts weeks from the current one, backwards and forwards', async () => {
      const { read, plan } = await signIn();
      const [last, next] = await plan(['2027-01-10', '2027-01-18']);
      expect(await read(-1)).toMatchObject({ weekStart: '2027-01-04', today: '2027-01-13', tasks: [last] });
      expect(await read(1)).toMatchObject({ weekStart: '2027-01-18', today: '2027-01-13', tasks: [next] });
      expect(await read(520)).toMatchObject({ weekStart: '2036-12-29', tasks: [] });
      expect(await read(-520)).toMatchObject({ weekStart: '2017-01-23', tasks: [] });
    });

    it('knows on which day that week was planned', async () => {
      const { id, read } = await signIn();
      await run(({ plans }) =>
        plans.markPlanned([{ householdId: id, weekStart: '2027-01-18', plannedOn: '2027-01-13' }]),
      );
      expect([(await read(0))?.plannedOn, (await read(1))?.plannedOn]).toEqual([undefined, '2027-01-13']);
    });

    it('shows as overdue what is open or was done this week, of the fourteen days before it, and only there', async () => {
      const { read, plan } = await signIn();
      await plan(['2026-12-27', '2027-01-11']);
      const sunday = { status: 'done', completedAt: new Date('2027-01-10T22:59:59Z') } as const;
      await plan(['2027-01-06'], sunday);
      await plan(['2027-01-06'], { status: 'skipped' });
      const overdue = [
        ...(await plan(['2027-01-10', '2026-12-28', '2027-01-03', '2027-01-03'])),
        ...(await plan(['2027-01-06'], { ...sunday, completedAt: new Date('2027-01-10T23:00:00Z') })),
      ];
      expect((await read())?.overdue.map(key).sort()).toEqual(overdue.map(key).sort());
      expect((await read())?.tasks).toHaveLength(1);
      expect((await read(1))?.overdue).toEqual([]);
      expect((await read(-1))?.overdue).toEqual([]);
      expect((await read(-1))?.tasks.map(key)).toContain(overdue.map(key)[0]);
    });

    it.each([
      ['America/New_York', '2027-01-11T04:59:59.999Z', '2027-01-10', '2027-01-04'],
      ['America/New_York', '2027-01-11T05:00:00Z', '2027-01-11', '2027-01-11'],
      ['America/New_York', '2027-03-15T03:59:59Z', '2027-03-14', '2027-03-08'],
      ['America/New_York', '2027-03-15T04:00:00Z', '2027-03-15', '2027-03-15'],
      ['Pacific/Kiritimati', '2027-01-10T09:59:59Z', '2027-01-10', '2027-01-04'],
      ['Pacific/Kiritimati', '2027-01-10T10:00:00Z', '2027-01-11', '2027-01-11'],
      ['Pacific/Auckland', '2027-01-10T10:59:59Z', '2027-01-10', '2027-01-04'],
      ['Pacific/Auckland', '2027-01-10T11:00:00Z', '2027-01-11', '2027-01-11'],
      ['Asia/Kolkata', '2027-01-10T18:29:59Z', '2027-01-10', '2027-01-04'],
      ['Asia/Kolkata', '2027-01-10T18:30:00Z', '2027-01-11', '2027-01-11'],
      ['Pacific/Pago_Pago', '2027-01-11T10:59:59Z', '2027-01-10', '2027-01-04'],
      ['Europe/Paris', '2026-12-31T23:00:00Z', '2027-01-01', '2026-12-28'],
    ])('in %s at %s it is %s, of the week from %s', async (timezone, at, today, weekStart) => {
      const { read, plan } = await signIn({ timezone });
      const [task] = await plan([weekStart]);
      expect(await read(0, new Date(at))).toMatchObject({ today, weekStart, tasks: [task] });
    });

    it('uses the same days as the rest of the product in every time zone', async () => {
      const { id, session } = await signIn();
      const days = async (at: Date) => {
        const household = await run(({ households }) => households.find(id));
        if (!household) throw new Error('the household is gone');
        const seen: unknown[] = [];
        for (const timezone of Intl.supportedValuesOf('timeZone')) {
          await run(({ households }) => households.update({ ...household, timezone }));
          const week = await weekView().read(idsOf(session), 0, at, seasonal);
          seen.push({ timezone, today: week?.today, weekStart: week?.weekStart });
        }
        return seen;
      };
      const sundayNight = new Date('2027-07-04T23:30:00Z');
      const expected = Intl.supportedValuesOf('timeZone').map((timezone) => {
        const today = dateInZone(sundayNight, timezone);
        return { timezone, today, weekStart: weekStartOf(today) };
      });
      expect(await days(sundayNight)).toEqual(expected);
    });

    it('shows nothing of another household', async () => {
      const [own, other] = [await signIn(), await signIn()];
      await other.plan(['2027-01-13', '2027-01-06']);
      await run(({ plans }) =>
        plans.markPlanned([{ householdId: other.id, weekStart: '2027-01-11', plannedOn: '2027-01-13' }]),
      );
      expect((await own.read())?.plannedOn).toBeUndefined();
      expect(await own.read()).toMatchObject({ tasks: [], overdue: [] });
      const crossed = [
        { ...idsOf(other.session), personId: own.person.id },
        { ...idsOf(own.session), homeId: other.id },
      ];
      for (const ids of crossed) expect(await weekView().read(ids, 0, now, seasonal)).toBeUndefined();
    });

    it('shows nothing once the session has ended', async () => {
      const { person, session, read } = await signIn();
      await run(({ sessions }) => sessions.end(person.id, session.id));
      expect(await read()).toBeUndefined();
    });
  });
}
