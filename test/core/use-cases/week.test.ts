import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Task } from '#core/domain/tasks/task.ts';
import { addDays, weekStartOf } from '#core/domain/time/dates.ts';
import { buildCustomTask, buildTask } from '../../support/people/factories.ts';
import { makeWorld, type World } from './world.ts';

const monday = '2027-01-04';
let world: World;
beforeEach(() => {
  world = makeWorld();
});

describe('looking at a week', () => {
  it('saves the use of the session, also before onboarding', async () => {
    const { household, claims } = await world.addResident();
    const { onboardedOn: _, ...newcomer } = household;
    world.database.tables.households.set(household.id, newcomer);
    const lastSeen = () => [...world.database.tables.sessions.values()][0]?.lastSeenAt;
    world.clock.advance({ days: 1 });
    await expect(world.getWeek({ ...claims, offset: 0 })).rejects.toMatchObject({ code: 'not_onboarded' });
    expect(lastSeen()).toEqual(world.clock.now());
  });

  it('plans it the first time and finds it the same afterwards', async () => {
    const { look, week } = await world.withWeek();
    expect(week).toMatchObject({ weekStart: monday, today: '2027-01-06', plannedOn: '2027-01-06' });
    // A round of quick tests takes one place of the five.
    expect(week.tasks.length).toBeLessThanOrEqual(8);
    expect(await look()).toEqual(week);
  });

  it('makes one plan of thirty first looks at once', async () => {
    const { claims } = await world.addResident();
    const looks = await Promise.all(Array.from({ length: 30 }, () => world.getWeek({ ...claims, offset: 0 })));
    for (const week of looks) expect(week).toEqual(looks[0]);
    expect(world.tasks()).toHaveLength(looks[0]?.tasks.length ?? 0);
  });

  it('is no visit of a program: it has the same plan, unseen, and costs no call of the assistant', async () => {
    const { claims, person, household } = await world.addResident();
    const seen = () => world.unitOfWork.run(async ({ weeks }) => (await weeks.lock(household.id, monday))?.seenAt);
    const words = () => world.database.jobs.filter(({ name }) => name === 'refine-week').length;
    const ofProgram = () => world.getWeek({ personId: person.id, homeId: household.id, offset: 0 });
    const { tasks } = await ofProgram();
    expect(await ofProgram()).toMatchObject({ tasks, isNoteComing: false });
    expect([tasks.length > 0, await seen(), words()]).toEqual([true, undefined, 0]);
    expect((await world.getWeek({ ...claims, offset: 0 })).tasks).toEqual(tasks);
    expect([await seen(), words()]).toEqual([world.clock.now(), 1]);
  });

  it('plans up to four weeks ahead, with those before it, and no further', async () => {
    const { look } = await world.withWeek();
    expect((await look(4)).tasks).not.toEqual([]);
    const weeks = new Set(world.tasks().map(({ scheduledOn }) => weekStartOf(scheduledOn)));
    expect(weeks.size).toBe(5);
    const before = world.tasks();
    const beyond = await look(5);
    expect(beyond).toMatchObject({ weekStart: addDays(monday, 35), tasks: [] });
    expect(beyond).not.toHaveProperty('plannedOn');
    expect((await look(520)).tasks).toEqual([]);
    expect(world.tasks()).toEqual(before);
  });

  it('plans no week that is past', async () => {
    const { look } = await world.withWeek();
    for (const past of [await look(-1), await look(-520)]) {
      expect(past.tasks).toEqual([]);
      expect(past).not.toHaveProperty('plannedOn');
    }
  });

  it('goes by the household’s day, wherever it lives', async () => {
    world.clock.set('2027-01-10T10:30:00Z');
    const at = async (timezone: string) => {
      const { claims } = await world.addResident({ timezone });
      return (await world.getWeek({ ...claims, offset: 0 })).weekStart;
    };
    expect(await at('Pacific/Kiritimati')).toBe('2027-01-11');
    expect(await at('Europe/Paris')).toBe('2027-01-04');
    expect(await at('America/New_York')).toBe('2027-01-04');
  });

  it('shows what was left open in the two weeks before, in the current week only', async () => {
    const { look, week } = await world.withWeek();
    world.clock.advance({ days: 7 });
    const next = await look();
    expect(next.overdue.map(({ id }) => id).sort()).toEqual(week.tasks.map(({ id }) => id).sort());
    expect((await look(-1)).overdue).toEqual([]);
    world.clock.advance({ days: 14 });
    expect((await look()).overdue.filter(({ scheduledOn }) => scheduledOn < addDays(monday, 7))).toEqual([]);
  });

  it('shows safety first within a day, then the short before the long, and moves nothing when something is ticked', async () => {
    const { claims, household } = await world.addResident();
    const { minutes: _, ...untimed } = buildTask(household.id, { title: 'Untimed', source: 'hand' });
    const tasks = [
      buildTask(household.id, { title: 'Long', source: 'care:oven.long', minutes: 45 }),
      untimed,
      buildTask(household.id, { title: 'Short', source: 'care:oven.short', minutes: 5 }),
      buildTask(household.id, { title: 'Alarm', source: 'care:smoke-alarm.test-alarms', minutes: 30 }),
    ];
    const late = tasks.map((task) => ({ ...task, id: `late-${task.id}`, scheduledOn: '2027-01-02' }));
    for (const task of [...tasks, ...late]) world.database.tables.tasks.set(`${household.id}/${task.id}`, task);
    world.database.tables.weeks.set(household.id, new Map([[monday, { plannedOn: '2027-01-06' }]]));
    const titles = async () => {
      const week = await world.getWeek({ ...claims, offset: 0 });
      return [week.tasks, week.overdue].map((list) => list.map(({ title }) => title));
    };
    const order = ['Alarm', 'Short', 'Long', 'Untimed'];
    expect(await titles()).toEqual([order, order]);
    await world.completeTask({ household, id: tasks[3]?.id ?? '', completed: true });
    expect((await titles())[0]).toEqual(order);
  });

  it('is refused to ended sessions and homes without onboarding', async () => {
    const { claims } = await world.addResident();
    await world.logOut(claims);
    await expect(world.getWeek({ ...claims, offset: 0 })).rejects.toMatchObject({ code: 'session_ended' });
    const { claims: idle } = await world.addResident();
    world.clock.advance({ days: 30 });
    await expect(world.getWeek({ ...idle, offset: 0 })).rejects.toMatchObject({ code: 'not_signed_in' });
    const { token } = await world.verifySignInLink({ token: await newcomerToken() });
    await expect(world.getWeek({ ...JSON.parse(token), offset: 0 })).rejects.toMatchObject({ code: 'not_onboarded' });
  });

  async function newcomerToken() {
    const { nonce } = await world.requestSignInLink({ email: 'new@example.org' });
    return world.linkTokens.tokenFor(nonce);
  }
});

describe('planning the week again', () => {
  it('touches nothing that is done, moved, deleted or the user’s own', async () => {
    const { household, look, first, second, third } = await world.withWeek();
    const householdId = household.id;
    await world.completeTask({ household, id: first.id, completed: true });
    const movedTo = second.scheduledOn === '2027-01-09' ? '2027-01-10' : '2027-01-09';
    await world.rescheduleTask({ household, id: second.id, to: movedTo });
    await world.deleteTask({ householdId, id: third.id });
    const own = await world.addTask({ household, title: 'x', description: '', category: 'y', on: '2027-01-09' });
    const keptIds = [first.id, second.id, third.id, own.id];
    const kept = () => world.tasks().filter(({ id }) => keptIds.includes(id));
    const before = kept();
    await world.replanWeek({ householdId, offset: 0 });
    expect(kept()).toEqual(before);
    expect(kept()).toHaveLength(4);
    const assistants = (await look()).tasks.filter(({ source }) => source.startsWith('care:'));
    expect(assistants.length).toBeLessThanOrEqual(8);
    expect(new Set(assistants.map(({ source }) => source)).size).toBe(assistants.length);
  });

  it('makes the same plan again, with the same ids, when nothing has changed', async () => {
    const { household, look, week } = await world.withWeek();
    await world.replanWeek({ householdId: household.id, offset: 0 });
    const facts = (tasks: typeof week.tasks) =>
      tasks.map(({ source, scheduledOn, id }) => `${scheduledOn} ${source} ${id}`).sort();
    expect(facts((await look()).tasks)).toEqual(facts(week.tasks));
  });

  it.each([-1, 5, -520, 520])('is refused for the week at %i', async (offset) => {
    const { household } = await world.withWeek();
    const before = world.tasks();
    await expect(world.replanWeek({ householdId: household.id, offset })).rejects.toMatchObject({
      code: 'week_not_plannable',
    });
    expect(world.tasks()).toEqual(before);
  });
});

describe('re-planning', () => {
  const sourcesOf = (tasks: readonly Task[]) => tasks.map(({ source }) => source).sort();

  it('keeps a safety task although a later week already had its next turn', async () => {
    const { household, look, week } = await world.withWeek();
    await world.generateWeeks();
    await world.replanWeek({ householdId: household.id, offset: 0 });
    const alarms = sourcesOf(week.tasks).filter((source) => source.startsWith('care:smoke-alarm'));
    expect(alarms).not.toEqual([]);
    expect(sourcesOf((await look()).tasks)).toEqual(expect.arrayContaining(alarms));
  });

  it('of a later week leaves this one as it is', async () => {
    const { household, look } = await world.withWeek();
    world.clock.advance({ hours: 13 });
    const before = await look();
    await world.replanWeek({ householdId: household.id, offset: 1 });
    expect(await look()).toEqual(before);
  });

  it('does not change a week in which no scheduled day is left', async () => {
    const { household } = await world.withWeek({ scheduledDays: ['Wednesday'] });
    world.clock.advance({ days: 1 });
    const before = world.tasks();
    const refused = world.replanWeek({ householdId: household.id, offset: 0 });
    await expect(refused).rejects.toMatchObject({ code: 'no_days_left' });
    expect(world.tasks()).toEqual(before);
  });

  it('is refused before onboarding', async () => {
    const { household } = await world.addResident();
    const { onboardedOn: _, ...newcomer } = household;
    world.database.tables.households.set(household.id, newcomer);
    const refused = world.replanWeek({ householdId: household.id, offset: 0 });
    await expect(refused).rejects.toMatchObject({ code: 'not_onboarded' });
  });
});

describe('custom tasks', () => {
  it('come in their weeks, once for each turn', async () => {
    const { household, claims } = await world.addResident();
    const customTask = buildCustomTask(household.id, { recurrence: 'weekly', anchor: '2027-01-09' });
    world.database.tables.customTasks.set(`${household.id}/${customTask.id}`, customTask);
    await world.getWeek({ ...claims, offset: 4 });
    await world.replanWeek({ householdId: household.id, offset: 0 });
    const turns = world.tasks().filter(({ source }) => source === `custom:${customTask.id}`);
    expect(turns.map(({ occurrence }) => occurrence)).toEqual(
      [0, 7, 14, 21, 28].map((days) => addDays('2027-01-09', days)),
    );
  });
});

describe('the weekly job', () => {
  it('plans five weeks for everyone who has described a home, and nothing the second time', async () => {
    await world.addResident();
    await world.addResident();
    expect(await world.generateWeeks()).toEqual({ households: 2, weeksPlanned: 10, failed: 0 });
    expect(await world.generateWeeks()).toEqual({ households: 0, weeksPlanned: 0, failed: 0 });
  });

  it('plans each household once, even if there are several pages of them', async () => {
    const { household } = await world.addResident();
    await world.generateWeeks();
    const { households, weeks } = world.database.tables;
    const plans = weeks.get(household.id);
    if (!plans) throw new Error('the household needs a plan for this');
    for (let count = 0; count < 1000; count++) {
      const id = randomUUID();
      households.set(id, { ...household, id });
      weeks.set(id, plans);
    }
    expect(await world.generateWeeks()).toEqual({ households: 1000, weeksPlanned: 0, failed: 0 });
    expect(await world.generateWeeks()).toEqual({ households: 0, weeksPlanned: 0, failed: 0 });
  });

  it('skips a household that cannot be planned, reports why, and plans the others', async () => {
    await world.addResident({ timezone: 'Nowhere/City' });
    await world.addResident();
    expect(await world.generateWeeks()).toEqual({ households: 2, weeksPlanned: 5, failed: 1 });
    expect(world.reporter.problems).toHaveLength(1);
  });

  it('plans the same as opening the week does', async () => {
    const { household, claims } = await world.addResident();
    await world.generateWeeks();
    const byJob = world.tasks().map(({ source, scheduledOn }) => `${scheduledOn} ${source}`);
    const before = world.tasks().length;
    for (let offset = 0; offset <= 4; offset++) await world.getWeek({ ...claims, offset });
    expect(world.tasks()).toHaveLength(before);
    world = makeWorld();
    const other = await world.addResident({ id: household.id });
    await world.getWeek({ ...other.claims, offset: 4 });
    expect(world.tasks().map(({ source, scheduledOn }) => `${scheduledOn} ${source}`)).toEqual(byJob);
  });
});
