import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type OpenSubject, useSubject } from './subject.ts';

export function pendingJobStoreContract(name: string, open: OpenSubject): void {
  describe(`pending-job store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const find = (id: string) => run(({ pendingJobs }) => pendingJobs.find(id));

    async function add(of?: string, createdAt = new Date('2027-01-06T11:00:00.123Z')) {
      const householdId = of ?? (await addHousehold()).id;
      const pendingJob = { id: randomUUID(), householdId, createdAt };
      await run(({ pendingJobs }) => pendingJobs.add(pendingJob));
      return pendingJob;
    }

    it('finds an added job with every detail, and nothing else', async () => {
      const pendingJob = await add();
      expect(await find(pendingJob.id)).toStrictEqual(pendingJob);
      expect(await find(randomUUID())).toBeUndefined();
    });

    it('lists those of a household, the oldest first', async () => {
      const [late] = [await add(), await add()];
      const early = await add(late.householdId, new Date('2027-01-06T10:00:00Z'));
      expect(await run(({ pendingJobs }) => pendingJobs.list(late.householdId))).toStrictEqual([early, late]);
    });

    it('removes a pending job, once or twice, and no others', async () => {
      const [done, other] = [await add(), await add()];
      for (let time = 0; time < 2; time++) await run(({ pendingJobs }) => pendingJobs.delete(done.id));
      expect([await find(done.id), await find(other.id)]).toEqual([undefined, other]);
    });
  });
}
