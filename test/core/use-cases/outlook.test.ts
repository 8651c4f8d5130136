import { beforeEach, describe, expect, it } from 'vitest';
import { readOutlook } from '#core/domain/plan/outlook-text.ts';
import { plannableWeeks } from '#core/domain/plan/planned-weeks.ts';
import type { Outlook } from '#core/domain/plan/types.ts';
import { addDays, dateOfDay, type IsoDate } from '#core/domain/time/dates.ts';
import { makeWorld, type World } from './world.ts';

const monday = '2027-01-04';
let world: World;
let householdId: string;
beforeEach(async () => {
  world = makeWorld();
  ({ id: householdId } = (await world.addResident({ tasksPerWeek: 4 })).household);
});

const stored = () => world.database.tables.outlooks.get(householdId);
const outlook = (): Outlook => readOutlook(stored() ?? { firstWeek: monday, jobs: '' });

/** The jobs and weeks of an outlook in a range of days, as text. */
const turnsBetween = (from: IsoDate, to: IsoDate, of = outlook()): readonly string[] =>
  [...of]
    .flatMap(([source, days]) =>
      days
        .map(dateOfDay)
        .filter((day) => day >= from && day <= to)
        .map((day) => `${source} ${day}`),
    )
    .toSorted();

/** The share of these turns that are among the others. */
const shareOf = (turns: readonly string[], others: readonly string[]): number =>
  turns.filter((turn) => others.includes(turn)).length / turns.length;

/** The turns that the year’s view shows, as text. */
async function yearAhead(): Promise<readonly string[]> {
  const { months } = await world.getYear({ householdId });
  return months.flatMap(({ tasks }) => tasks.map(({ taskId, weekStart }) => `care:${taskId} ${weekStart}`));
}

const save = (jobs: string, firstWeek = monday) =>
  world.unitOfWork.run(({ plans }) => plans.saveOutlooks([{ householdId, firstWeek, jobs }]));

describe('the outlook of a household', () => {
  it('is saved with its plan, and counts from the current week', async () => {
    await world.generateWeeks();
    expect(stored()?.firstWeek).toBe(monday);
    const planned = world.tasks().map(({ source, occurrence }) => `${source} ${occurrence}`);
    const lastWeek = plannableWeeks(monday).at(-1) ?? monday;
    expect(turnsBetween(monday, lastWeek)).toEqual(planned.toSorted());
    expect(turnsBetween(addDays(lastWeek, 7), '2027-12-31').length).toBeGreaterThan(20);
  });

  it('is what the year’s view shows after the planned weeks, nearly always', async () => {
    await world.generateWeeks();
    const later = turnsBetween(addDays(monday, 35), '2027-12-31');
    const shown = shareOf(later, await yearAhead());
    expect(shown).toBeGreaterThan(0.8);
    await save(stored()?.jobs ?? '', addDays(monday, 7));
    expect(shareOf(later, await yearAhead())).toBeLessThan(shown - 0.2);
  });

  it('is what the next plan keeps to', async () => {
    await world.generateWeeks();
    const before = turnsBetween(addDays(monday, 35), '2027-07-01');
    world.clock.advance({ days: 7 });
    await world.generateWeeks();
    expect(stored()?.firstWeek).toBe(addDays(monday, 7));
    expect(shareOf(before, turnsBetween(monday, '2027-12-31'))).toBeGreaterThan(0.8);
  });

  it('survives a change of the home, and includes weeks that are not planned again', async () => {
    await world.generateWeeks();
    const current = turnsBetween(monday, monday);
    const later = turnsBetween(addDays(monday, 7), '2027-07-01');
    await world.updateHousehold({ householdId, changes: { tasksPerWeek: 5 } });
    expect(turnsBetween(addDays(monday, 7), '2027-07-01')).toEqual(later);
    await world.generateWeeks();
    expect(turnsBetween(monday, monday)).toEqual(current);
    expect(shareOf(later, turnsBetween(monday, '2027-12-31'))).toBeGreaterThan(0.8);
  });

  it.each([
    ['missing', () => world.database.tables.outlooks.delete(householdId)],
    ['damaged', () => save('{"oven": 3}')],
  ])('is made again if it is %s', async (_, spoil) => {
    await world.generateWeeks();
    const before = stored()?.jobs.length ?? 0;
    await spoil();
    expect((await yearAhead()).length).toBeGreaterThan(40);
    await world.replanWeek({ householdId, offset: 0 });
    expect(stored()?.jobs.length).toBeGreaterThan(before / 2);
  });
});
