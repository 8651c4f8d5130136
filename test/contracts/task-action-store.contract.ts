import { describe, expect, it } from 'vitest';
import { actionsBy } from '#core/domain/tasks/task-action.ts';
import { buildPerson, buildTask } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const at = new Date('2027-01-06T17:04:00.123Z');

export function taskActionStoreContract(name: string, open: OpenSubject): void {
  describe(`task action store: ${name}`, () => {
    const { run, addHome, addHousehold } = useSubject(open);

    async function addTask() {
      const { household, person } = await addHome();
      const partner = await run(({ persons }) => persons.addUnlessKnown(buildPerson({ name: 'Sam' })));
      const task = buildTask(household.id);
      await run(({ tasks }) => tasks.addMissing([task]));
      const actors = async () =>
        Object.fromEntries(await run(({ taskActions }) => taskActions.actors(household.id, task.id)));
      return { household, person, partner, task, actors };
    }

    it('keeps the last person who did a thing to a task, of each kind', async () => {
      const { person, partner, task, actors } = await addTask();
      expect(await actors()).toStrictEqual({});
      await run(({ taskActions }) => taskActions.note(actionsBy(person, 'moved', [task], at)));
      await run(({ taskActions }) =>
        taskActions.note([...actionsBy(partner, 'moved', [task], at), ...actionsBy(person, 'completed', [task], at)]),
      );
      await run(({ taskActions }) => taskActions.note([]));
      await run(({ taskActions }) => taskActions.delete(task.householdId, task.id, 'skipped'));
      expect(await actors()).toStrictEqual({
        moved: { id: partner.id, name: 'Sam' },
        completed: { id: person.id, name: person.name },
      });
      await run(({ taskActions }) => taskActions.delete(task.householdId, task.id, 'completed'));
      expect(Object.keys(await actors())).toEqual(['moved']);
    });

    it('says nothing about the tasks of another household', async () => {
      const { person, task } = await addTask();
      await run(({ taskActions }) => taskActions.note(actionsBy(person, 'skipped', [task], at)));
      const { id } = await addHousehold();
      expect((await run(({ taskActions }) => taskActions.actors(id, task.id))).size).toBe(0);
    });

    it('knows a former member once the person’s account is deleted', async () => {
      const { household, partner, task, actors } = await addTask();
      await run(({ taskActions }) => taskActions.note(actionsBy(partner, 'completed', [task], at)));
      expect(JSON.stringify(await run(({ personalData }) => personalData.readPerson(partner)))).toContain(task.id);
      await run(({ personalData }) => personalData.deletePerson(partner));
      expect(await actors()).toStrictEqual({ completed: { name: '' } });
      const left = JSON.stringify(await run(({ personalData }) => personalData.readHome(household.id)));
      expect(left).not.toContain(partner.id);
    });

    it('forgets what was done to a task with the task', async () => {
      const { household, person, task, actors } = await addTask();
      await run(({ taskActions }) => taskActions.note(actionsBy(person, 'moved', [task], at)));
      await run(({ tasks }) => tasks.delete(household.id, [task.id]));
      expect(await actors()).toStrictEqual({});
    });
  });
}
