import { beforeEach, describe, expect, it } from 'vitest';
import { makeWorld, type World } from './world.ts';

let world: World;
let home: Awaited<ReturnType<World['withWeek']>>;
beforeEach(async () => {
  world = makeWorld();
  home = await world.withWeek();
});

const share = async (id = home.first.id) => {
  const { url, expiresAt } = await world.shareTask({ householdId: home.household.id, id });
  return { job: new URL(url).hash.slice(1), url, expiresAt };
};
const isOver = { code: 'task_link_over' };
const stored = () => world.tasks().find(({ id }) => id === home.first.id);
const noteOf = async () => (await world.getEntry({ household: home.household, id: home.first.id })).note;

describe('the link of a task', () => {
  it('shows one task and nothing else of the home, for thirty days', async () => {
    const { job, url, expiresAt } = await share();
    expect(url).toMatch(/^https:\/\/upkept\.example\/job#[0-9a-f]{96}$/);
    expect(expiresAt).toEqual(new Date('2027-02-05T11:00:00Z'));
    const shown = await world.readLinkedTask({ job });
    expect(shown).toMatchObject({ task: { id: home.first.id }, household: { id: home.household.id }, files: 0 });
    world.clock.set('2027-02-05T11:00:00Z');
    await expect(world.readLinkedTask({ job })).rejects.toMatchObject(isOver);
  });

  it('ticks the task off and opens it again, in no one’s name, and adds a note once', async () => {
    await world.completeTask({ household: home.household, id: home.first.id, completed: true, by: home.person });
    await world.completeTask({ household: home.household, id: home.first.id, completed: false });
    const { job } = await share();
    await world.changeLinkedTask({ job, completed: true, note: 'Valve replaced' });
    await world.changeLinkedTask({ job, note: 'Valve replaced' });
    await world.changeLinkedTask({ job, note: 'Invoice follows' });
    expect(stored()?.status).toBe('done');
    expect(await noteOf()).toBe('Valve replaced\nInvoice follows');
    const { entries } = await world.getHistory({ household: home.household, language: 'en' });
    expect(entries[0]).not.toHaveProperty('actor');
    expect(entries[0]?.by).toEqual({ kind: 'company', name: '', phone: '' });
    await world.changeLinkedTask({ job, completed: false });
    expect(stored()?.status).toBe('open');
  });

  it('keeps the task where it is when the week is planned again', async () => {
    const { job } = await share();
    await world.replanWeek({ householdId: home.household.id, offset: 0 });
    expect((await world.readLinkedTask({ job })).task.scheduledOn).toBe(home.first.scheduledOn);
  });

  it('ends when it is revoked or renewed, and with its task and its home', async () => {
    const [first, second] = [await share(), await share()];
    await expect(world.readLinkedTask(first)).rejects.toMatchObject(isOver);
    await world.revokeTaskLink({ householdId: home.household.id, id: home.first.id });
    await expect(world.changeLinkedTask({ ...second, completed: true })).rejects.toMatchObject(isOver);
    const third = await share();
    await world.deleteTask({ householdId: home.household.id, id: home.first.id });
    await expect(world.readLinkedTask(third)).rejects.toMatchObject(isOver);
    const fourth = await share(home.second.id);
    await world.deletePerson({ personId: home.person.id });
    await expect(world.readLinkedTask(fourth)).rejects.toMatchObject(isOver);
  });

  it('is refused for a secret that is made up, and for the secret of another home', async () => {
    const { job } = await share();
    const other = await world.addResident();
    for (const text of ['0'.repeat(96), other.household.id.replaceAll('-', '') + job.slice(32)])
      await expect(world.readLinkedTask({ job: text })).rejects.toMatchObject(isOver);
    await expect(world.shareTask({ householdId: other.household.id, id: home.first.id })).rejects.toMatchObject({
      code: 'task_not_found',
    });
  });
});
