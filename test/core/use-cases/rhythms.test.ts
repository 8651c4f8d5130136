import { beforeEach, describe, expect, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import type { Household } from '#core/domain/home/household.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { addDays, type IsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { buildTask } from '../../support/people/factories.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

const taskId = 'fridge.check-temperature';
const usualDays = 91;

/** The other tasks of its item would take its turns, because an item has one task a week. */
const others = [...careTaskById.keys()].filter((id) => id.startsWith('fridge.') && id !== taskId);

/** Work of a home that does a task every 18 weeks, always five weeks later than planned, and something else every week. */
async function addHistory({ id }: Household, today: IsoDate) {
  const done = (source: Task['source'], plannedFor: IsoDate, on: IsoDate) =>
    buildTask(id, {
      source,
      occurrence: weekStartOf(plannedFor),
      scheduledOn: plannedFor,
      status: 'done',
      completedAt: new Date(`${on}T12:00:00Z`),
    });
  const late = [91, 217, 343, 469].map((ago) =>
    done(`care:${taskId}`, addDays(today, -ago - 35), addDays(today, -ago)),
  );
  const weekly = Array.from({ length: 70 }, (_, week) => addDays(today, -7 * week - 2));
  await world.unitOfWork.run(({ tasks }) =>
    tasks.addMissing([...late, ...weekly.map((day) => done('care:oven.clean-door-glass', day, day))]),
  );
}

async function lateHome() {
  const { household, person, claims } = await world.addResident({
    onboardedOn: '2025-01-06',
    tasksPerWeek: 20,
    excludedTasks: others,
  });
  await addHistory(household, '2027-01-06');
  const ids = { householdId: household.id };
  const plan = async () => {
    const weeks = await Promise.all([0, 1, 2, 3, 4].map((offset) => world.getWeek({ ...claims, offset })));
    return weeks.flatMap(({ tasks }) =>
      tasks.map(({ source, scheduledOn, reason }) => ({ source, scheduledOn, reason })),
    );
  };
  const rhythms = async () => (await world.getRhythms(ids)).rhythms;
  const answer = (answer: Parameters<World['answerRhythm']>[0]['answer']) =>
    world.answerRhythm({ ...ids, taskId, answer, by: person });
  return { ids, person, plan, rhythms, answer };
}

describe('a rhythm that a home has', () => {
  it('is proposed, planned once it is accepted, and undone in one press to exactly the former plan', async () => {
    const { ids, person, plan, rhythms, answer } = await lateHome();
    const before = await plan();
    const year = await world.getYear(ids);
    expect(await rhythms()).toMatchObject([{ taskId, usualDays, proposedDays: 126, proposedFor: 'done' }]);

    await answer({ kind: 'accepted', days: 126 });
    expect(await rhythms()).toMatchObject([
      { taskId, usualDays, acceptedDays: 126, answers: [{ kind: 'accepted', actor: { id: person.id } }] },
    ]);
    expect((await rhythms())[0]).not.toHaveProperty('proposedDays');
    const changed = await plan();
    expect(changed).not.toEqual(before);
    const turnsIn = ({ months }: typeof year) =>
      months.flatMap(({ tasks }) => tasks).filter((task) => task.taskId === taskId).length;
    expect(turnsIn(await world.getYear(ids))).toBeLessThan(turnsIn(year));

    await world.undoRhythm({ ...ids, taskId, by: person });
    expect(await plan()).toEqual(before);
    expect(await world.getYear(ids)).toEqual(year);
    expect(await rhythms()).toEqual([]);
    expect(world.database.tables.households.get(ids.householdId)?.rhythms).toEqual({});
  });

  it('is accepted once, however often it is pressed, and only as it was proposed', async () => {
    const { ids, rhythms, answer } = await lateHome();
    await expect(answer({ kind: 'accepted', days: 100 })).rejects.toMatchObject({ code: 'rhythm_not_proposed' });
    await answer({ kind: 'accepted', days: 126 });
    world.clock.advance({ minutes: 5 });
    await answer({ kind: 'accepted', days: 126 });
    expect(await rhythms()).toMatchObject([{ acceptedDays: 126, answers: [{ at: new Date('2027-01-06T11:00:00Z') }] }]);
    await world.undoRhythm({ ...ids, taskId: 'fridge.clean-coils' });
    expect(await rhythms()).toMatchObject([{ acceptedDays: 126 }]);
  });

  /** Stands for a plan that was made: text that no other plan has. */
  function outlookOf({ householdId }: { readonly householdId: string }) {
    const outlooks = () => world.database.tables.outlooks;
    return {
      make: (jobs: string) => outlooks().set(householdId, { householdId, firstWeek: '2027-01-04', jobs }),
      jobs: () => outlooks().get(householdId)?.jobs,
    };
  }

  it('leaves the year as it is planned now when it is undone in a later week', async () => {
    const { ids, rhythms, answer } = await lateHome();
    const { make, jobs } = outlookOf(ids);
    make('before');
    await answer({ kind: 'accepted', days: 126 });
    make('accepted');
    world.clock.advance({ days: 60 });
    make('later');
    await world.undoRhythm({ ...ids, taskId });
    expect(jobs()).toBe('later');
    expect((await rhythms()).map(({ acceptedDays }) => acceptedDays)).not.toContain(126);
  });

  it('leaves the year that another change of the home made in the same week', async () => {
    const { ids, answer } = await lateHome();
    const { make, jobs } = outlookOf(ids);
    make('before');
    await answer({ kind: 'accepted', days: 126 });
    await world.updateHousehold({ ...ids, changes: { tasksPerWeek: 6 } });
    make('changed');
    await world.undoRhythm({ ...ids, taskId });
    expect(jobs()).toBe('changed');
  });

  it('leaves the year that another rhythm changed after it, but not one that was taken back', async () => {
    const { ids } = await lateHome();
    const { make, jobs } = outlookOf(ids);
    const other = 'oven.clean-door-glass';
    const accept = async (taskId: string) => {
      world.clock.advance({ minutes: 1 });
      await world.answerRhythm({ ...ids, taskId, answer: { kind: 'too-often' } });
      const { rhythms } = await world.getRhythms(ids);
      const days = rhythms.find((each) => each.taskId === taskId)?.proposedDays ?? 0;
      world.clock.advance({ minutes: 1 });
      await world.answerRhythm({ ...ids, taskId, answer: { kind: 'accepted', days } });
      make(`accepted ${taskId}`);
    };
    const undo = async (taskId: string) => {
      world.clock.advance({ minutes: 1 });
      await world.undoRhythm({ ...ids, taskId });
    };
    make('before');
    await accept(taskId);
    await accept(other);
    await undo(taskId);
    expect(jobs()).toBe(`accepted ${other}`);
    await undo(other);
    expect(jobs()).toBe(`accepted ${other}`);

    make('before');
    await accept(taskId);
    await accept(other);
    await undo(other);
    expect(jobs()).toBe(`accepted ${taskId}`);
    await undo(taskId);
    expect(jobs()).toBe('before');
  });

  it('isn’t proposed again once it is dismissed, until someone says how often they want it', async () => {
    const { ids, rhythms, answer } = await lateHome();
    await answer({ kind: 'dismissed' });
    expect(await rhythms()).toEqual([]);
    await answer({ kind: 'too-often' });
    expect(await rhythms()).toMatchObject([{ proposedDays: 126, proposedFor: 'said' }]);
    await answer({ kind: 'accepted', days: 126 });
    world.clock.advance({ minutes: 1 });
    await answer({ kind: 'too-often' });
    expect(await rhythms()).toMatchObject([{ acceptedDays: 126, proposedDays: 182 }]);
    await answer({ kind: 'accepted', days: 182 });
    world.clock.advance({ minutes: 1 });
    await world.undoRhythm({ ...ids, taskId });
    expect(await rhythms()).toMatchObject([{ acceptedDays: 126 }]);
    world.clock.advance({ minutes: 1 });
    await world.undoRhythm({ ...ids, taskId });
    expect(await rhythms()).toEqual([]);
  });

  it('is of no task for safety, and of none that the home lacks', async () => {
    const { ids } = await lateHome();
    for (const taskId of ['smoke-alarm.test-alarms', 'pool.skim', 'dryer.clean-vent-duct']) {
      const said = world.answerRhythm({ ...ids, taskId, answer: { kind: 'too-often' } });
      await expect(said).rejects.toMatchObject({ code: 'task_not_found' });
    }
  });
});
