import { randomUUID } from 'node:crypto';
import { makeTaskStore } from '#adapters/knex/task-store.ts';
import { makeWeekStore } from '#adapters/knex/week-store.ts';
import type { Task } from '#core/domain/task.ts';
import type { SignedIn } from './client.ts';
import { buildTask } from './factories.ts';
import type { TestServer } from './server.ts';

/** The Mondays from two weeks before the test server's today to six after it. */
const weekStarts = Array.from({ length: 9 }, (_, index) =>
  new Date(Date.UTC(2026, 11, 21 + 7 * index)).toISOString().slice(0, 10),
);

type Planted = Pick<Task, 'title' | 'scheduledOn'> & Partial<Task>;

/** Gives a resident exactly these tasks: the weeks around count as planned, so that the assistant adds none. */
export async function plantTasks(
  { database }: TestServer,
  { user }: SignedIn,
  tasks: readonly Planted[],
): Promise<void> {
  await database.knex.transaction(async (trx) => {
    await makeWeekStore(trx).markPlanned(user.id, weekStarts, new Date('2027-01-04T08:00:00Z'));
    await makeTaskStore(trx).addMissing(
      tasks.map((task) => {
        const done = task.status === 'done' && { completedAt: new Date('2027-01-05T10:00:00Z') };
        return buildTask(user.id, { id: randomUUID(), ...done, ...task });
      }),
    );
  });
}
