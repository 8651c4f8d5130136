import { randomUUID } from 'node:crypto';
import { makePlanStore } from '#adapters/knex/plan-store.ts';
import { makeTaskStore } from '#adapters/knex/task-store.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import type { SignedIn } from '../server/client.ts';
import type { TestServer } from '../server/test-server.ts';
import type { Site } from '../site/site.ts';
import { type WeekPage, weekPage } from '../site/week-page.ts';
import { buildTask } from './factories.ts';

/** The Mondays from two weeks before the test server's current day to six weeks after it. */
const weekStarts = Array.from({ length: 9 }, (_, index) =>
  new Date(Date.UTC(2026, 11, 21 + 7 * index)).toISOString().slice(0, 10),
);

type Planted = Pick<Task, 'title' | 'scheduledOn'> & Partial<Task>;

/** Gives a resident exactly these tasks. The weeks around them count as planned, so the assistant adds none. */
export async function plantTasks(
  { database }: TestServer,
  { user }: SignedIn,
  tasks: readonly Planted[],
): Promise<void> {
  await database.knex.transaction(async (trx) => {
    await makePlanStore(trx, towns).markPlanned(
      weekStarts.map((weekStart) => ({ householdId: user.id, weekStart, plannedOn: '2027-12-31' })),
    );
    await makeTaskStore(trx).addMissing(
      tasks.map((task, index) => {
        const done = task.status === 'done' && { completedAt: new Date('2027-01-05T10:00:00Z') };
        const source: Task['source'] = `care:fridge.planted-${index}`;
        return buildTask(user.id, { id: randomUUID(), source, ...done, ...task });
      }),
    );
  });
}

type Visitor = Omit<NonNullable<Parameters<Site['open']>[1]>, 'as'>;
type OpenWeek = WeekPage & {
  readonly resident: SignedIn;
  /** Returns the saved tasks of a week as `title: day`, followed by `done` if the task is done. */
  kept(offset?: number): Promise<readonly string[]>;
};

/** Opens the dashboard of a user who has only these tasks. */
export async function openWeek(site: Site, tasks: readonly Planted[], visitor: Visitor = {}): Promise<OpenWeek> {
  const resident = await site.resident();
  await plantTasks(site.server, resident, tasks);
  const page = await site.open('/dashboard', { as: resident, ...visitor });
  return {
    ...weekPage(page),
    resident,
    kept: async (offset = 0) => {
      const week = await site.server.call('getWeek', { params: { offset: String(offset) } }, resident.token);
      return week.tasks.map(
        ({ title, scheduledAt, completed }) => `${title}: ${scheduledAt}${completed ? ' done' : ''}`,
      );
    },
  };
}
