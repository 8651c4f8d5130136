import { beforeEach, describe, expect, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import { slugOfItem } from '#core/catalogue/item-slugs.ts';
import type { Part } from '#core/domain/appliances/part.ts';
import { every } from '#core/domain/care/care-task.ts';
import { careTaskIdOf, type Task } from '#core/domain/tasks/task.ts';
import { makeWorld, type World } from './world.ts';

/** Today is 6 January 2027. */
let world: World;
beforeEach(() => {
  world = makeWorld();
});

const daysOf = ({ source }: Task): number => careTaskById.get(careTaskIdOf(source) ?? '')?.task.intervalDays ?? 0;

/** A home with a planned task that comes several times a year and uses a part of its item. */
async function homeWithPart(stock: number, more: Partial<Part> = {}) {
  const { household, person, week } = await world.withWeek();
  const householdId = household.id;
  const task = week.tasks.find((each) => daysOf(each) <= every.halfYear);
  const item = slugOfItem(task?.category ?? '');
  if (!task || !item) throw new Error('The week has a task that comes several times a year');
  const part: Part = { name: 'Filter', size: 'A4', number: '', shop: '', stock, usedBy: task.source, ...more };
  const bulb: Part = { name: 'Bulb', size: '', number: '', shop: '', stock: 4 };
  await world.saveAppliance({ householdId, item, changes: { parts: [part, bulb] } });
  const stocks = async () => (await world.getAppliance({ household, item })).appliance.parts.map((each) => each.stock);
  const tick = (completed = true) => world.completeTask({ household, id: task.id, completed, by: person });
  const shopping = async (weeks: number) => (await world.getShopping({ householdId, weeks })).parts;
  return { household, householdId, person, task, item, stocks, tick, shopping };
}

describe('a part that a task uses', () => {
  it('is counted down when the task is ticked, and comes back when it is open again', async () => {
    const { stocks, tick } = await homeWithPart(2);
    await tick();
    expect(await stocks()).toEqual([1, 4]);
    await tick(false);
    expect(await stocks()).toEqual([2, 4]);
    await tick();
    expect(await stocks()).toEqual([1, 4]);
  });

  it('is counted once, however often and by however many people the task is ticked', async () => {
    const { stocks, tick } = await homeWithPart(3);
    await Promise.all([tick(), tick(), tick()]);
    await tick();
    expect(await stocks()).toEqual([2, 4]);
    await Promise.all([tick(false), tick(false)]);
    expect(await stocks()).toEqual([3, 4]);
  });

  it('isn’t given back where none was left to use', async () => {
    const { stocks, tick } = await homeWithPart(0);
    await tick();
    await tick(false);
    expect(await stocks()).toEqual([0, 4]);
  });

  it('is counted however the task is done: at a shared link, by a deleted entry, and by its restoring', async () => {
    const { householdId, household, task, person, stocks } = await homeWithPart(2);
    const { url } = await world.shareTask({ householdId, id: task.id });
    await world.changeLinkedTask({ job: new URL(url).hash.slice(1), completed: true });
    expect(await stocks()).toEqual([1, 4]);
    await world.deleteEntry({ householdId, id: task.id });
    expect(await stocks()).toEqual([2, 4]);
    await world.restoreEntry({ householdId, id: task.id });
    expect(await stocks()).toEqual([1, 4]);
    await world.completeTask({ household, id: task.id, completed: false, by: person });
    expect(await stocks()).toEqual([2, 4]);
  });

  it('comes back when the done task is removed from the week, and is counted again when it is back', async () => {
    const { household, task, tick, stocks } = await homeWithPart(2);
    const of = { householdId: household.id, id: task.id };
    await tick();
    await world.deleteTask(of);
    expect(await stocks()).toEqual([2, 4]);
    await world.restoreTask(of);
    await world.restoreTask(of);
    expect(await stocks()).toEqual([1, 4]);
  });

  it('stays away once the household no longer lists it', async () => {
    const { householdId, item, stocks, tick } = await homeWithPart(2);
    await tick();
    await world.saveAppliance({ householdId, item, changes: { parts: [] } });
    await tick(false);
    expect(await stocks()).toEqual([]);
  });
});

describe('what to buy', () => {
  it('names a part before it runs out, if the year needs more than there are', async () => {
    const { tick, shopping } = await homeWithPart(1);
    const soon = await shopping(1);
    expect(soon).toEqual([]);
    const [part] = await shopping(52);
    expect(part).toMatchObject({ part: { name: 'Filter', size: 'A4', stock: 1 } });
    expect(part?.uses).toBeGreaterThan(1);
    expect(part?.neededOn).toMatch(/^2027-/);
    await tick();
    expect(await shopping(1)).toMatchObject([{ part: { stock: 0 }, uses: 0 }]);
  });

  it('counts the home’s own recurring tasks, too', async () => {
    const { householdId, item, shopping } = await homeWithPart(9, { name: 'Other' });
    const { id } = await world.createCustomTask({
      householdId,
      customTask: {
        category: 'Fridge',
        title: 'Change the filter',
        instructions: '',
        importance: '',
        recurrence: 'monthly',
      },
    });
    const part: Part = { name: 'Filter', size: '', number: 'F-1', shop: '', stock: 1, usedBy: `custom:${id}` };
    await world.saveAppliance({ householdId, item, changes: { parts: [part] } });
    expect(await shopping(4)).toEqual([]);
    expect(await shopping(12)).toMatchObject([{ part: { name: 'Filter' }, uses: 3 }]);
  });
});
