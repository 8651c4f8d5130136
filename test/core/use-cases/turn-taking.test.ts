import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#core/domain/people/membership.ts';
import { weekdays } from '#core/domain/time/dates.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let home: Awaited<ReturnType<World['withWeek']>>;
beforeEach(async () => {
  world = makeWorld();
  home = await world.withWeek();
});

const add = (email: string, role: Role = 'member') => world.addMember({ email, householdId: home.household.id, role });
const takeTurns = (on = true) => world.setTurnTaking({ householdId: home.household.id, takeTurns: on });
const assigned = async (offset = 0) => (await home.look(offset)).tasks.map(({ assignedTo }) => assignedTo);
const minutesOf = async (personId: string, offset = 0) =>
  (await home.look(offset)).tasks
    .filter(({ assignedTo }) => assignedTo === personId)
    .reduce((sum, { minutes = 0 }) => sum + minutes, 0);

describe('a home whose people take turns', () => {
  it('has each planned task done by one of them, fairly by minutes, and also in later weeks', async () => {
    const sam = await add('sam@home.example');
    expect(await assigned()).toEqual(home.week.tasks.map(() => undefined));
    await takeTurns();
    const longest = Math.max(...home.week.tasks.map(({ minutes = 0 }) => minutes));
    for (const offset of [0, 1, 2]) {
      expect(new Set(await assigned(offset))).toEqual(new Set([home.person.id, sam.id]));
    }
    expect(Math.abs((await minutesOf(home.person.id)) - (await minutesOf(sam.id)))).toBeLessThanOrEqual(longest);
    world.clock.advance({ days: 7 });
    expect((await assigned()).every((personId) => personId !== undefined)).toBe(true);
    const { tasks } = await home.look();
    expect(tasks[0]?.assignee?.name).toBeDefined();
  });

  it('gives nothing to viewers, and nothing where one person lives alone', async () => {
    await add('vera@home.example', 'viewer');
    await takeTurns();
    expect(new Set(await assigned())).toEqual(new Set([undefined]));
  });

  it('gives the tasks again when it begins or ends, and when someone can’t take them, but not those given by hand', async () => {
    const sam = await add('sam@home.example');
    const { household, first } = home;
    await world.rescheduleTask({ household, id: first.id, assignedTo: sam.id });
    await takeTurns();
    const away = { from: '2027-01-06', to: '2027-12-31' };
    const own = { householdId: household.id, personId: sam.id, days: weekdays, avoids: [] };
    await world.setWorkPreferences({ ...own, away });
    await world.setWorkPreferences({ ...own, away });
    const owners = (await home.look()).tasks.map(({ id, assignedTo }) => [id === first.id, assignedTo]);
    for (const [isGiven, personId] of owners) expect(personId).toBe(isGiven ? sam.id : home.person.id);
    await takeTurns(false);
    expect((await assigned()).filter((personId) => personId !== undefined)).toEqual([sam.id]);
    const { mine, people } = await world.getTurnTaking({ household, personId: sam.id });
    expect({ mine, people }).toEqual({ mine: { days: weekdays, avoids: [], away }, people: 2 });
    await world.setWorkPreferences({ ...own, away: null });
    expect((await world.getTurnTaking({ household, personId: sam.id })).mine.away).toBeUndefined();
  });

  it('has no one catch up on what was done before they joined', async () => {
    const { household, person } = home;
    for (let week = 0; week < 3; week++) {
      for (const { id } of (await home.look()).tasks)
        await world.completeTask({ household, id, completed: true, by: person });
      world.clock.advance({ days: 7 });
    }
    const sam = await add('sam@home.example');
    await takeTurns();
    for (const offset of [0, 1]) expect(new Set(await assigned(offset))).toEqual(new Set([person.id, sam.id]));
  });

  it('has what was someone’s for everyone once they have left', async () => {
    const sam = await add('sam@home.example');
    await takeTurns();
    await world.removeMember({ householdId: home.household.id, personId: sam.id });
    expect(await assigned()).not.toContain(sam.id);
  });

  it('refuses a person who comes back before they leave', async () => {
    const away = { from: '2027-01-09', to: '2027-01-08' };
    const { household, person } = home;
    const own = { householdId: household.id, personId: person.id, days: weekdays, avoids: [] };
    await expect(world.setWorkPreferences({ ...own, away })).rejects.toMatchObject({ code: 'invalid_date' });
  });
});

describe('a task that is given to a person', () => {
  it('is theirs or everyone’s, stays so, and anyone may tick it off', async () => {
    const sam = await add('sam@home.example');
    const { household, first, person } = home;
    const give = (assignedTo: string | null) => world.rescheduleTask({ household, id: first.id, assignedTo });
    expect(await give(sam.id)).toMatchObject({ assignedTo: sam.id, assignee: { id: sam.id }, moved: true });
    await world.replanWeek({ householdId: household.id, offset: 0 });
    const found = async () => (await home.look()).tasks.find(({ id }) => id === first.id);
    expect((await found())?.assignedTo).toBe(sam.id);
    await world.completeTask({ household, id: first.id, completed: true, by: person });
    expect(await found()).toMatchObject({ assignedTo: sam.id, completedBy: { id: person.id } });
    expect(await give(null)).not.toHaveProperty('assignedTo');
  });

  it('is refused for one who may not do it', async () => {
    const [vera, stranger] = [await add('vera@home.example', 'viewer'), await world.addResident()];
    const { household, first } = home;
    for (const assignedTo of [vera.id, stranger.person.id])
      await expect(world.rescheduleTask({ household, id: first.id, assignedTo })).rejects.toMatchObject({
        code: 'person_not_found',
      });
  });
});
