import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TaskLink } from '#core/domain/tasks/task-link.ts';
import { buildTask } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const hash = () => (randomUUID() + randomUUID()).replaceAll('-', '');

export function taskLinkStoreContract(name: string, open: OpenSubject): void {
  describe(`task link store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const find = ({ householdId, secretHash }: TaskLink) =>
      run(({ taskLinks }) => taskLinks.findBySecret(householdId, secretHash));
    const save = (link: TaskLink) => run(({ taskLinks }) => taskLinks.save(link));

    async function addLink(): Promise<TaskLink> {
      const task = buildTask((await addHousehold()).id);
      await run(({ tasks }) => tasks.addMissing([task]));
      const createdAt = new Date('2027-01-06T12:00:00.123Z');
      const { householdId, id: taskId } = task;
      const link = {
        householdId,
        taskId,
        secretHash: hash(),
        createdAt,
        expiresAt: new Date('2027-02-05T12:00:00.123Z'),
      };
      await save(link);
      return link;
    }

    it('finds a link by its secret in its own household', async () => {
      const [link, other] = [await addLink(), await addLink()];
      expect(await find(link)).toStrictEqual(link);
      expect(await find({ ...link, householdId: other.householdId })).toBeUndefined();
    });

    it('has one link for a task, which can be replaced and removed', async () => {
      const link = await addLink();
      const renewed = { ...link, secretHash: hash(), expiresAt: new Date('2027-03-05T12:00:00.123Z') };
      await save(renewed);
      expect(await find(link)).toBeUndefined();
      expect(await find(renewed)).toStrictEqual(renewed);
      await run(({ taskLinks }) => taskLinks.delete(link.householdId, link.taskId));
      await run(({ taskLinks }) => taskLinks.delete(link.householdId, link.taskId));
      expect(await find(renewed)).toBeUndefined();
    });

    it('goes with its task', async () => {
      const link = await addLink();
      await run(({ tasks }) => tasks.delete(link.householdId, [link.taskId]));
      expect(await find(link)).toBeUndefined();
    });
  });
}
