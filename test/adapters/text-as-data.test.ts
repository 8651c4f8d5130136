import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as textAsData from '#adapters/knex/migrations/20261127_510_text_as_data.ts';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import type { PlannedTask } from '#core/domain/plan/types.ts';
import { careTaskIdOf, type Task } from '#core/domain/tasks/task.ts';
import { addDays } from '#core/domain/time/dates.ts';
import { reasons } from '#core/languages/en/reasons.ts';
import { sayReason } from '#core/languages/say-reason.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { buildHousehold } from '../support/people/factories.ts';
import { previewHomes } from '../support/simulation/preview-homes.ts';

/** The sentences of version 0.1 that have changed since, by those of today. */
const formerWords = new Map([
  [reasons.late, 'Late, but better done now than next year'],
  [reasons.season['first frost'].late, 'Late, but in time: frost may come any night'],
  [reasons.season['last frost'].late, 'Late, but still worth doing this spring'],
]);

/** What version 0.1 stored as the reason of a task. */
const storedReason = (words: string): string =>
  formerWords.get(words) ??
  words
    .replace(/^Planned (.+), not done yet$/, 'Left open $1')
    .replace(/^Last booked or visited (.+)$/, 'Last done $1')
    .replace(/^You haven’t said .+$/, '$&. Doesn’t apply? Tell us');

/** Day by day, what a task of a week says. */
type Line = readonly [day: string, title: string, category: string, reason: string];

const wordsOf = (task: Pick<PlannedTask, 'source' | 'reason'>) =>
  sayReason(task.reason, careTaskById.get(careTaskIdOf(task.source) ?? '')?.task, reasons);

const homes = previewHomes();

const inOrder = (lines: readonly Line[]) => lines.map((line) => line.join(' | ')).sort();

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Stores tasks as version 0.1 did, before the migration. */
async function storeAsText(tasks: readonly object[]): Promise<void> {
  for (let start = 0; start < tasks.length; start += 2_000) {
    await database.knex.batchInsert('tasks', tasks.slice(start, start + 2_000) as never, 1_000);
  }
}

const rowOf = (householdId: string, task: PlannedTask, title = task.title) => ({
  household_id: householdId,
  id: randomUUID(),
  source: task.source,
  occurrence: task.occurrence,
  title,
  description: task.description,
  category: task.category,
  scheduled_on: task.date,
  status: 'open',
  minutes: task.minutes ?? null,
  reason: storedReason(wordsOf(task)),
  moved: false,
});

const unitOfWork = () => makeUnitOfWork({ knex: database.knex, towns, jobQueue: () => ({ enqueue: async () => {} }) });

describe('weeks that version 0.1 stored', () => {
  it('say the same after the migration, two years of each home', async () => {
    const { run } = unitOfWork();
    const households = homes.map((weeks) => ({ weeks, ...buildHousehold() }));
    expect(households.reduce((sum, { weeks }) => sum + weeks.length, 0)).toBeGreaterThanOrEqual(1_200);
    for (const { weeks: _, ...household } of households) await run((stores) => stores.households.add(household));

    await textAsData.down(database.knex);
    await storeAsText(households.flatMap(({ id, weeks }) => weeks.flat().map((task) => rowOf(id, task))));
    await textAsData.up(database.knex);

    expect(await database.knex('tasks').whereNotNull('reason').orWhere('description', '<>', '')).toEqual([]);
    for (const { id, weeks } of households) {
      const stored = await run(({ tasks }) => tasks.between(id, '2027-01-01', addDays('2027-01-01', 800)));
      const line = ({ scheduledOn, title, category, reason, source }: Task): Line => [
        scheduledOn,
        title,
        category,
        reason ? wordsOf({ source, reason }) : '',
      ];
      expect(inOrder(stored.map(line))).toEqual(
        inOrder(weeks.flat().map((task) => [task.date, task.title, task.category, wordsOf(task)])),
      );
    }
  });

  it('keep what the household wrote, and requests to the landlord', async () => {
    const { run } = unitOfWork();
    const household = buildHousehold();
    await run((stores) => stores.households.add(household));
    const [task] = homes[0]?.flat() ?? [];
    if (!task) throw new Error('the home needs a task for this');
    const gutters = { ...task, source: 'care:roof-and-gutters.clear-gutters', category: 'Roof and Gutters' } as const;
    const title = 'Ask your landlord: clearing of the gutters';
    const own = { title: 'Walk the dog', description: 'Round the lake', category: 'Pets' };

    await textAsData.down(database.knex);
    await storeAsText([
      rowOf(household.id, gutters, title),
      { ...rowOf(household.id, task), ...own, source: 'custom:dog', reason: 'Your own task; every 3 months' },
      { ...rowOf(household.id, task), ...own, source: 'hand', reason: null },
      // A task that the catalogue no longer has.
      { ...rowOf(household.id, task), ...own, source: 'care:fridge.gone', description: '', occurrence: 'gone' },
    ]);
    await textAsData.up(database.knex);

    const stored = await run(({ tasks }) => tasks.between(household.id, '2027-01-01', '2029-01-01'));
    const bySource = new Map(stored.map((each) => [each.source, each]));
    expect(bySource.get(gutters.source)).toMatchObject({ title, isRequest: true, category: 'Roof and Gutters' });
    expect(bySource.get('custom:dog')).toMatchObject({ ...own, reason: { kind: 'own', recurrence: 'quarterly' } });
    expect(bySource.get('hand')).toMatchObject(own);
    expect(bySource.get('hand')).not.toHaveProperty('reason');
    expect(bySource.get('care:fridge.gone')).toMatchObject({ title: own.title, category: own.category });
  });
});
