import { beforeEach, describe, expect, it } from 'vitest';
import { makeMemoryDatabase } from '#adapters/memory/database.ts';
import { makeUnitOfWork } from '#adapters/memory/unit-of-work.ts';
import type { PlanStore } from '#core/ports/plan-store.ts';
import type { TaskStore } from '#core/ports/task-store.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { followPlanChanges } from '#core/procedures/calendar/follow-plan-changes.ts';
import { type CalendarHome, callsOf, makeCalendarHome, makeConnectedHome, work } from './calendar-home.ts';
import type { World } from './world.ts';

const saturday = '2027-01-09';
const sunday = '2027-01-10';

let world: World;
let home: CalendarHome;
beforeEach(async () => {
  ({ world, home } = await makeConnectedHome());
});

const calendarId = () => world.calendars.calendarIds()[0] ?? '';
const complete = (id: string, completed = true) => world.completeTask({ household: home.household, id, completed });

/** Methods that change nothing that an event shows. */
const harmless: ReadonlySet<string> = new Set([
  ...(['find', 'between', 'history', 'pastTurns', 'countByHand', 'shares'] satisfies (keyof TaskStore)[]),
  // Events don't say who does a task.
  ...(['assign'] satisfies (keyof TaskStore)[]),
  ...(['due', 'saveDue', 'lock', 'weeksFrom', 'tasksFrom', 'histories', 'meters'] satisfies (keyof PlanStore)[]),
  ...(['customTasks', 'outlooks', 'saveOutlooks', 'markUnplanned', 'markPlanned'] satisfies (keyof PlanStore)[]),
]);

/** The methods of a store that another one replaces. */
const replacedIn = <Store extends object>(store: Store, other: Store): readonly string[] =>
  Object.entries(store).flatMap(([name, method]) => (Reflect.get(other, name) === method ? [] : name));

describe('a calendar in step with the plan', () => {
  it('notices every method of the stores that writes tasks', async () => {
    const real = await makeUnitOfWork(makeMemoryDatabase()).run(async (stores) => stores);
    const { clock, ids } = world.ports;
    const unitOfWork: UnitOfWork = { run: (work) => work(real) };
    const observed = await followPlanChanges(unitOfWork, { clock, ids }).run(async (stores) => stores);
    const writing = (store: object) => Object.keys(store).filter((name) => !harmless.has(name));
    expect(replacedIn(real.tasks, observed.tasks)).toEqual(writing(real.tasks));
    expect(replacedIn(real.plans, observed.plans)).toEqual(writing(real.plans));
  });

  it('follows tasks that are added, moved, done, deleted and restored', async () => {
    const task = await home.add(saturday);
    await work(world);
    expect(home.days()).toEqual([saturday]);
    await world.rescheduleTask({ household: home.household, id: task.id, to: sunday });
    await work(world);
    expect(home.days()).toEqual([sunday]);
    await complete(task.id);
    await work(world);
    expect(home.live()).toMatchObject([{ title: '✓ Maintain your home · 1 task' }]);
    await world.deleteTask({ householdId: home.householdId, id: task.id });
    await work(world);
    expect(home.days()).toEqual([]);
    await world.restoreTask({ householdId: home.householdId, id: task.id });
    await work(world);
    expect(home.days()).toEqual([sunday]);
  });

  it('follows a week that is planned', async () => {
    await world.getWeek({ ...home.claims, offset: 0 });
    await work(world);
    expect(home.days().length).toBeGreaterThan(0);
    const planned = new Set(world.tasks().map(({ scheduledOn }) => scheduledOn));
    for (const day of home.days()) expect(planned).toContain(day);
  });

  it('enqueues one job for many changes, and no job for other households', async () => {
    const { id } = await home.add(saturday);
    await home.add(sunday);
    await complete(id);
    const other = await makeCalendarHome(world);
    await other.add(saturday);
    expect(world.database.jobs.map(({ name }) => name)).toEqual(['sync-calendar']);
  });

  it('makes no call for days whose event is as the plan wants it', async () => {
    await home.add(saturday);
    await work(world);
    await world.queueCalendarSyncs();
    expect(await callsOf(world, () => work(world))).toEqual([]);
  });

  it('takes a new day in each day, and the days further ahead that the user synced', async () => {
    await home.add('2027-01-20');
    const ahead = await home.add('2027-02-20');
    await work(world);
    expect(home.days()).toEqual([]);
    await home.sync('2027-02-20');
    await complete(ahead.id);
    await work(world);
    expect(home.live()).toMatchObject([{ title: '✓ Maintain your home · 1 task' }]);
    world.clock.advance({ days: 1 });
    await world.queueCalendarSyncs();
    await work(world);
    expect(home.days()).toEqual(['2027-01-20', '2027-02-20']);
  });

  it('continues by itself when the provider was away, without a second job', async () => {
    await home.add(saturday);
    world.calendars.goAway();
    const [job] = await work(world);
    await home.add(sunday);
    expect(world.database.jobs).toEqual([]);
    world.calendars.comeBack();
    if (job) world.database.jobs.push(job);
    await work(world);
    expect(home.days()).toEqual([saturday, sunday]);
  });

  it('is repaired by the daily job when a job was put aside', async () => {
    await home.add(saturday);
    world.calendars.goAway();
    await work(world);
    world.calendars.comeBack();
    world.clock.advance({ days: 1, minutes: 1 });
    await world.queueCalendarSyncs();
    await work(world);
    expect(home.days()).toEqual([saturday]);
  });

  it.each([
    ['has no premium', () => world.setPremium({ householdId: home.householdId, granted: false })],
    ['does not want it', () => world.updateCalendarSettings({ ...home, changes: { keepInStep: false } })],
  ])('stays as it is when the household %s, and stays connected', async (_, change) => {
    await home.add(saturday);
    await work(world);
    await change();
    await home.add(sunday);
    await world.queueCalendarSyncs();
    expect(await callsOf(world, () => work(world))).toEqual([]);
    expect(await world.getCalendar(home)).toMatchObject({ status: 'connected' });
  });

  it('is created again once when the user deletes it, and not a second time', async () => {
    const { id } = await home.add(saturday);
    await work(world);
    world.calendars.trashCalendar(calendarId());
    await complete(id);
    await work(world);
    expect(home.days()).toEqual([saturday]);
    world.calendars.trashCalendar(calendarId());
    await complete(id, false);
    expect(await work(world)).toEqual([]);
    expect(world.calendars.calendarIds()).toEqual([]);
    expect(await world.getCalendar(home)).toMatchObject({ keepInStep: false });
    await home.sync(saturday);
    expect(home.days()).toEqual([saturday]);
  });

  it('moves its coming events when the settings change', async () => {
    await home.add(saturday);
    await work(world);
    const changes = { timezone: 'Pacific/Kiritimati', eventStartTime: '23:30', eventDuration: 90 };
    await world.updateCalendarSettings({ ...home, changes });
    await work(world);
    expect(home.live()).toMatchObject([
      { startsAt: '2027-01-09T23:30:00+14:00', endsAt: '2027-01-10T01:00:00+14:00', timezone: 'Pacific/Kiritimati' },
    ]);
  });
});
