import { describe, expect, it } from 'vitest';
import { insertMissing } from '#adapters/knex/insert-missing-tasks.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { buildTask } from '../support/people/factories.ts';

const householdId = 'b0b6c3d0-1f5c-4d8e-9d0a-1c2d3e4f5a6b';
const planned = (overrides: Partial<Task> = {}): Task =>
  buildTask(householdId, { source: 'care:fridge.check-temperature', ...overrides });

/** The columns of which values are sent, each with its array. */
function sent(...tasks: readonly Task[]): Readonly<Record<string, readonly unknown[] | undefined>> {
  const { sql, values } = insertMissing(tasks);
  const names = /added \((.+)\)/.exec(sql)?.[1]?.split(', ') ?? [];
  expect(names).toHaveLength(values.length);
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

/** What every column of the table gets: an array of this name, or what is written here. */
function written(...tasks: readonly Task[]): Readonly<Record<string, string | undefined>> {
  const [, names = '', selected = ''] = /tasks \((.+)\) select (.+)\n/.exec(insertMissing(tasks).sql) ?? [];
  const values = selected.split(', ');
  return Object.fromEntries(names.split(', ').map((name, index) => [name, values[index]]));
}

const ordinary = {
  ...{ description: "''", status: "'open'", completed_at: 'null', is_request: 'false', moved: 'false' },
  ...{ is_first: 'false', line: 'null', assigned_to: 'null', steps: 'null' },
};

describe('the statement that adds missing tasks', () => {
  it('sends what each task has of its own, and writes what planned tasks have in common', () => {
    const [one, { minutes: _, reason: __, ...bare }] = [planned(), planned({ scheduledOn: '2027-02-01' })];
    expect(sent(one, bare)).toEqual({
      ...{ household_id: [householdId, householdId], id: [one.id, bare.id] },
      ...{ source: [one.source, bare.source], occurrence: [one.occurrence, bare.occurrence] },
      ...{ title: [one.title, bare.title], category: [one.category, bare.category] },
      ...{ scheduled_on: ['2027-01-09', '2027-02-01'], minutes: [10, null] },
      why: [JSON.stringify(one.reason), null],
    });
    const own = Object.fromEntries(Object.keys(sent(one)).map((name) => [name, name]));
    expect(written(one, bare)).toEqual({ ...own, ...ordinary });
  });

  it.each<[Partial<Task>, Readonly<Record<string, readonly unknown[]>>]>([
    [{ source: 'hand', description: 'Up the ladder' }, { description: ['', 'Up the ladder'] }],
    [{ status: 'skipped' }, { status: ['open', 'skipped'] }],
    [{ completedAt: new Date('2027-01-09T10:00:00Z') }, { completed_at: [null, new Date('2027-01-09T10:00:00Z')] }],
    [{ isRequest: true }, { is_request: [false, true] }],
    [{ moved: true }, { moved: [false, true] }],
    [{ isFirst: true }, { is_first: [false, true] }],
    [{ line: 'The door is heavy.' }, { line: [null, 'The door is heavy.'] }],
    [{ assignedTo: householdId }, { assigned_to: [null, householdId] }],
  ])('sends a column of all tasks if one of them has %j', (unusual, columns) => {
    const tasks = [planned(), planned(unusual)];
    const [name = ''] = Object.keys(columns);
    expect(sent(...tasks)).toMatchObject(columns);
    expect(Object.keys(sent(...tasks))).toHaveLength(10);
    expect(written(...tasks)).toMatchObject({ ...ordinary, [name]: name });
  });

  it('leaves the words of the catalogue’s tasks to the catalogue, and those of retired tasks as they are', () => {
    const description = 'A clean seal closes well.';
    expect(sent(planned({ description }))).not.toHaveProperty('description');
    expect(sent(planned({ description, source: 'care:fridge.retired' }))).toMatchObject({ description: [description] });
  });

  it('has one name for each set of columns, for any number of tasks', () => {
    const named = (...tasks: readonly Task[]) => {
      const { name, sql } = insertMissing(tasks);
      return { name, sql };
    };
    expect(named(planned())).toEqual(named(planned(), planned(), planned()));
    const names = [{}, { moved: true }, { isFirst: true }, { moved: true, isFirst: true }] as const;
    expect(new Set(names.map((each) => named(planned(each)).name)).size).toBe(names.length);
  });
});
