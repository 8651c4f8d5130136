import { beforeEach, describe, expect, it } from 'vitest';
import { makeWorld, type World } from './world.ts';

let world: World;
let home: Awaited<ReturnType<World['withWeek']>>;
let sam: Awaited<ReturnType<World['addResident']>>['person'];
beforeEach(async () => {
  world = makeWorld();
  home = await world.withWeek();
  sam = await world.addMember({ email: 'sam@home.example', householdId: home.household.id, role: 'member' });
  await world.unitOfWork.run(({ persons }) => persons.change(sam.id, { name: 'Sam' }));
  sam = { ...sam, name: 'Sam' };
});

const tick = (by: { id: string; name: string }, completed = true) =>
  world.completeTask({ household: home.household, id: home.first.id, completed, by });
const actorOf = async (id: string) => {
  const { entries } = await world.getHistory({ household: home.household, language: 'en' });
  return entries.find((entry) => entry.id === id)?.actor;
};
const actor = { name: 'Sam' };

describe('a task that a person ticks off', () => {
  it('is theirs, although another one ticks it off later', async () => {
    expect((await tick(sam)).completedBy).toEqual({ id: sam.id, name: 'Sam' });
    expect((await tick(home.person)).completedBy).toEqual({ id: sam.id, name: 'Sam' });
    expect((await home.look()).tasks.find(({ id }) => id === home.first.id)?.completedBy).toMatchObject(actor);
    expect(await actorOf(home.first.id)).toMatchObject(actor);
  });

  it('is completed once by two people who tick it off at once', async () => {
    const [one, other] = await Promise.all([tick(home.person), tick(sam)]);
    expect(one).toEqual(other);
  });

  it('is no one’s once it is open, and then the next one’s', async () => {
    await tick(sam);
    expect((await tick(sam, false)).completedBy).toBeUndefined();
    expect((await tick(home.person)).completedBy?.id).toBe(home.person.id);
  });

  it('was ticked off by a former member once their account is deleted, and still counts', async () => {
    await tick(sam);
    await world.deletePerson({ personId: sam.id });
    expect(await actorOf(home.first.id)).toEqual({ name: '' });
    expect((await world.listMembers({ householdId: home.household.id })).map(({ person }) => person.id)).toEqual([
      home.person.id,
    ]);
    const { data } = await world.exportPerson({ personId: home.person.id });
    expect(JSON.stringify(data)).not.toContain(sam.id);
    expect(JSON.stringify(data)).not.toContain('sam@home.example');
  });

  it('keeps the name of a person who only left the home', async () => {
    await tick(sam);
    await world.removeMember({ householdId: home.household.id, personId: sam.id });
    expect(await actorOf(home.first.id)).toMatchObject(actor);
  });
});

describe('what else a person does', () => {
  it('is noted: what they move, skip, add as done, record and import', async () => {
    const { household, first, second } = home;
    const moved = await world.rescheduleTask({ household, id: second.id, to: '2027-01-08', by: sam });
    expect(moved.movedBy).toMatchObject(actor);
    await world.deleteTask({ householdId: household.id, id: first.id, by: sam });
    const restored = await world.restoreTask({ householdId: household.id, id: first.id });
    expect(restored.status).toBe('open');
    await world.clearOverdue({ householdId: household.id, action: 'let-go', by: sam });
    world.clock.advance({ days: 7 });
    await world.deleteTask({ householdId: household.id, id: first.id, by: sam });
    expect(await actorOf(first.id)).toMatchObject(actor);
    const byHand = { title: 'Paint', description: '', category: '', on: '2027-01-12', completed: true };
    const added = await world.addTask({ household, ...byHand, by: sam });
    expect(added.completedBy).toMatchObject(actor);
    expect(await actorOf(added.id)).toMatchObject(actor);
    const work = { date: '2026-12-01', item: 'Roof', title: 'Tiles replaced', note: '' };
    const recorded = await world.recordWork({ householdId: household.id, work, by: sam });
    expect(recorded.actor).toMatchObject(actor);
    expect(await world.getEntry({ household, id: recorded.id })).toEqual(recorded);
  });

  it('to leftovers is noted for each of them', async () => {
    const { household, week } = home;
    world.clock.advance({ days: 7 });
    const { moved, skipped } = await world.clearOverdue({ householdId: household.id, action: 'let-go', by: sam });
    expect(moved.length + skipped).toBe(week.tasks.length);
    for (const { id } of week.tasks) {
      const actors = await world.unitOfWork.run(({ taskActions }) => taskActions.actors(household.id, id));
      const isMoved = moved.some((task) => task.id === id);
      expect([...actors]).toEqual([[isMoved ? 'moved' : 'skipped', { id: sam.id, name: 'Sam' }]]);
    }
  });
});
