import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '#core/domain/advice/advice.ts';
import { buildSession } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const at = (hour: number) => new Date(Date.UTC(2027, 0, 6, hour));
const monday = '2027-01-04';

export function adviceStoreContract(name: string, open: OpenSubject): void {
  describe(`advice store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const asked = (householdId: string, overrides: Partial<AskedQuestion> = {}): AskedQuestion => ({
      id: randomUUID(),
      householdId,
      askedAt: at(12),
      question: 'The dishwasher smells',
      hadFile: false,
      steps: [{ text: 'Clean the filter.', cites: [{ kind: 'task', id: 'dishwasher.clean-filter' }] }],
      taskIds: ['dishwasher.clean-filter'],
      stop: 'none',
      proposals: [{ kind: 'appliance', item: 'Dishwasher', maker: 'A', model: 'B' }],
      ...overrides,
    });
    const list = (householdId: string, limit = 10) => run(({ advice }) => advice.list(householdId, limit));

    it('returns the household’s own questions with every detail, the newest first', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const early = asked(id, { askedAt: at(10), stop: 'professional', proposals: [], steps: [] });
      const late = asked(id, { askedAt: at(11), item: 'Dishwasher', hadFile: true });
      for (const each of [early, late, asked(other)]) await run(({ advice }) => advice.add(each, 10));
      expect(await list(id)).toStrictEqual([late, early]);
      expect(await list(id, 1)).toStrictEqual([late]);
      expect(await list(randomUUID())).toEqual([]);
    });

    it('keeps only the newest questions of a household', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      await run(({ advice }) => advice.add(asked(other, { askedAt: at(1) }), 2));
      const [first, second, third] = [at(9), at(10), at(11)].map((askedAt) => asked(id, { askedAt }));
      for (const each of [second, third, first]) if (each) await run(({ advice }) => advice.add(each, 2));
      expect(await list(id)).toStrictEqual([third, second]);
      expect(await list(other)).toHaveLength(1);
    });

    it('removes a question of the household, and no other', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const question = asked(id);
      await run(({ advice }) => advice.add(question, 10));
      expect(await run(({ advice }) => advice.delete(other, question.id))).toBe(false);
      expect(await run(({ advice }) => advice.delete(id, question.id))).toBe(true);
      expect(await run(({ advice }) => advice.delete(id, question.id))).toBe(false);
      expect(await list(id)).toEqual([]);
    });
  });
}

export function usageStoreContract(name: string, open: OpenSubject): void {
  describe(`usage store: ${name}`, () => {
    const { run, race, addHousehold } = useSubject(open);
    let months = 0;
    /** A month that no other test uses. */
    const newMonth = () => `20${50 + Math.floor(++months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
    const wide = { householdDay: 1000, month: 1000 };

    it('lets only as many of 50 callers reserve as the cap of their day allows', async () => {
      const { id: householdId } = await addHousehold();
      const place = { householdId, day: '2027-01-06', month: newMonth() };
      const reserved = await race(50, ({ assistantUsage }) =>
        assistantUsage.reserve(place, 30, { householdDay: 100, month: 10_000 }),
      );
      expect(reserved.filter((passed) => passed === undefined)).toHaveLength(3);
      expect(await run((s) => s.assistantUsage.ofDay(householdId, place.day))).toMatchObject({ reserved: 90 });
    });

    it('lets only as many households reserve as the month’s cap allows, and undoes the others', async () => {
      const month = newMonth();
      const ids = await Promise.all(Array.from({ length: 20 }, async () => (await addHousehold()).id));
      const caps = { householdDay: 100, month: 70 };
      const attempts = await Promise.allSettled(
        ids.map((householdId) =>
          run(async ({ assistantUsage }) => {
            const passed = await assistantUsage.reserve({ householdId, day: '2027-01-06', month }, 30, caps);
            if (passed) throw new Error(`over the cap of the ${passed}`);
          }),
        ),
      );
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect(await run(({ assistantUsage }) => assistantUsage.ofMonth(month))).toMatchObject({ reserved: 60 });
      const days = await Promise.all(ids.map((id) => run((s) => s.assistantUsage.ofDay(id, '2027-01-06'))));
      expect(days.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(60);
    });

    it('refuses an amount above a cap from the first call on', async () => {
      const { id: householdId } = await addHousehold();
      const place = { householdId, day: '2027-01-06', month: newMonth() };
      expect(await run((s) => s.assistantUsage.reserve(place, 11, { ...wide, householdDay: 10 }))).toBe('day');
      const another = { ...place, day: '2027-01-07' };
      expect(await run((s) => s.assistantUsage.reserve(another, 11, { ...wide, month: 10 }))).toBe('month');
      expect(await run((s) => s.assistantUsage.reserve(place, 10, { ...wide, householdDay: 10 }))).toBeUndefined();
    });

    it('replaces a reservation by what the call cost', async () => {
      const { id: householdId } = await addHousehold();
      const place = { householdId, day: '2027-01-06', month: newMonth() };
      for (const _ of [1, 2]) await run((stores) => stores.assistantUsage.reserve(place, 100, wide));
      await run((stores) => stores.assistantUsage.settle(place, 100, 7));
      const usage = { reserved: 100, spent: 7, calls: 1 };
      expect(await run((stores) => stores.assistantUsage.ofDay(householdId, place.day))).toEqual(usage);
      expect(await run((stores) => stores.assistantUsage.ofMonth(place.month))).toEqual(usage);
      expect(await run((stores) => stores.assistantUsage.ofDay(householdId, '2027-01-07'))).toMatchObject({ spent: 0 });
    });

    it('forgets old days', async () => {
      const { id: householdId } = await addHousehold();
      const month = newMonth();
      for (const day of ['2026-01-01', '2026-01-02']) {
        await run(({ assistantUsage }) => assistantUsage.reserve({ householdId, day, month }, 5, wide));
      }
      expect(await run(({ assistantUsage }) => assistantUsage.deleteBefore('2026-01-02'))).toBe(1);
      expect(await run((s) => s.assistantUsage.ofDay(householdId, '2026-01-01'))).toMatchObject({ reserved: 0 });
      expect(await run((s) => s.assistantUsage.ofDay(householdId, '2026-01-02'))).toMatchObject({ reserved: 5 });
    });
  });
}

export function refinementContract(name: string, open: OpenSubject): void {
  describe(`weeks that the assistant refines: ${name}`, () => {
    const { run, race, addHome } = useSubject(open);
    async function home(overrides: Parameters<typeof addHome>[0] = {}, plannedOn = monday) {
      const { household, person } = await addHome(overrides);
      await run(async ({ plans, sessions }) => {
        await plans.markPlanned([{ householdId: household.id, weekStart: monday, plannedOn }]);
        await sessions.add(buildSession(person.id, household.id, { lastSeenAt: at(8), createdAt: at(7) }));
      });
      return household;
    }
    const unexamined = async (ids: readonly string[], activeSince = at(1)) =>
      (await run(({ weeks }) => weeks.unexamined(monday, activeSince, 10_000))).filter(({ householdId }) =>
        ids.includes(householdId),
      );

    it('finds the weeks to examine, and whether their households welcome it', async () => {
      const { id, timezone } = await home();
      const unwilling = await home({ assistantWeeks: false });
      const early = await home({}, '2027-01-01');
      const wanted = await home();
      expect(await run(({ weeks }) => weeks.requestRefinement(wanted.id, monday))).toBe(true);
      const found = await unexamined([id, unwilling.id, early.id, wanted.id]);
      const week = { weekStart: monday, timezone };
      const expected = [
        { ...week, householdId: id, isWelcome: true },
        { ...week, householdId: unwilling.id, isWelcome: false },
      ];
      expect(new Set(found)).toEqual(new Set(expected));
      expect(await unexamined([id], at(8))).toMatchObject([{ isWelcome: true }]);
      expect(await unexamined([id], at(9))).toMatchObject([{ isWelcome: false }]);
      expect(await run(({ weeks }) => weeks.unexamined('2027-01-11', at(1), 10))).toEqual([]);
      expect(await run(({ weeks }) => weeks.unexamined(monday, at(1), 1))).toHaveLength(1);
    });

    it('finds a week again once its household is active again, or its week is planned again', async () => {
      const { id } = await home();
      const other = await home();
      const examine = async () => {
        const found = await unexamined([id, other.id]);
        await run(({ weeks }) => weeks.markExamined(found));
        expect(await unexamined([id, other.id])).toEqual([]);
      };
      await examine();
      await run(({ weeks }) => weeks.examineAgain(id));
      expect(await unexamined([id, other.id])).toMatchObject([{ householdId: id, weekStart: monday }]);
      await examine();
      await run(async ({ weeks, plans }) => {
        await weeks.markUnplanned(id, [monday]);
        await plans.markPlanned([{ householdId: id, weekStart: monday, plannedOn: monday }]);
      });
      expect(await unexamined([id, other.id])).toMatchObject([{ householdId: id, weekStart: monday }]);
    });

    it('wants a refinement once, of a week with a plan', async () => {
      const { id } = await home();
      const wanted = await race(5, ({ weeks }) => weeks.requestRefinement(id, monday));
      expect(wanted.filter((isFirst) => isFirst)).toHaveLength(1);
      expect(await run(({ weeks }) => weeks.requestRefinement(id, '2027-01-11'))).toBe(false);
      await run(({ weeks }) => weeks.saveRefinement(id, monday, { refinement: 'failed' }));
      expect(await run(({ weeks }) => weeks.requestRefinement(id, monday))).toBe(false);
    });

    it('keeps the first instant at which a week was seen, and the note', async () => {
      const { id } = await home();
      await run(({ weeks }) => weeks.markSeen([id], monday, at(9)));
      await run(({ weeks }) => weeks.markSeen([id], monday, at(10)));
      const note = { text: 'A calm week.', about: '2027-01-09 task' };
      await run(({ weeks }) => weeks.saveRefinement(id, monday, { refinement: 'refined', note }));
      expect(await run(({ weeks }) => weeks.lock(id, monday))).toStrictEqual({
        plannedOn: monday,
        seenAt: at(9),
        refinement: 'refined',
        note,
      });
      await run(({ weeks }) => weeks.saveRefinement(id, monday, { refinement: 'rejected' }));
      expect((await run(({ weeks }) => weeks.lock(id, monday)))?.note).toBeUndefined();
      await run(({ weeks }) => weeks.markSeen([id], '2027-01-11', at(9)));
      expect(await run(({ weeks }) => weeks.lock(id, '2027-01-11'))).toBeUndefined();
    });
  });
}
