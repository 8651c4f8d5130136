import { isOfCatalogue } from '#core/catalogue/words-of-task.ts';
import type { Task } from '#core/domain/tasks/task.ts';

type Column = {
  readonly name: string;
  readonly type: string;
  readonly valueOf: (task: Task) => unknown;
  /** What most new tasks have, as SQL. A call in which all have it doesn't send it. */
  readonly usual?: { readonly value: unknown; readonly sql: string };
};

const absent = { value: null, sql: 'null' } as const;
const empty = { value: '', sql: "''" } as const;
const no = { value: false, sql: 'false' } as const;

const columns: readonly Column[] = [
  { name: 'household_id', type: 'uuid', valueOf: (task) => task.householdId },
  { name: 'id', type: 'uuid', valueOf: (task) => task.id },
  { name: 'source', type: 'text', valueOf: (task) => task.source },
  { name: 'occurrence', type: 'text', valueOf: (task) => task.occurrence },
  { name: 'title', type: 'text', valueOf: (task) => task.title },
  { name: 'description', type: 'text', valueOf: (task) => (isOfCatalogue(task) ? '' : task.description), usual: empty },
  { name: 'category', type: 'text', valueOf: (task) => task.category },
  { name: 'scheduled_on', type: 'date', valueOf: (task) => task.scheduledOn },
  { name: 'status', type: 'text', valueOf: (task) => task.status, usual: { value: 'open', sql: "'open'" } },
  { name: 'completed_at', type: 'timestamptz', valueOf: (task) => task.completedAt ?? null, usual: absent },
  { name: 'minutes', type: 'smallint', valueOf: (task) => task.minutes ?? null },
  { name: 'steps', type: 'jsonb', valueOf: ({ steps }) => (steps ? JSON.stringify(steps) : null), usual: absent },
  { name: 'why', type: 'jsonb', valueOf: ({ reason }) => (reason ? JSON.stringify(reason) : null) },
  { name: 'is_request', type: 'bool', valueOf: (task) => task.isRequest ?? false, usual: no },
  { name: 'moved', type: 'bool', valueOf: (task) => task.moved, usual: no },
  { name: 'is_first', type: 'bool', valueOf: (task) => task.isFirst ?? false, usual: no },
  { name: 'line', type: 'text', valueOf: (task) => task.line ?? null, usual: absent },
  { name: 'assigned_to', type: 'uuid', valueOf: (task) => task.assignedTo ?? null, usual: absent },
];

/**
 * The statement that adds those of the tasks that are missing, with one array per column, so that it is the same for any
 * number of tasks. Its name says which columns are sent; a connection prepares it once for each combination.
 */
export function insertMissing(added: readonly Task[]): {
  readonly name: string;
  readonly sql: string;
  readonly values: readonly (readonly unknown[])[];
} {
  const sent = columns.flatMap((column) => {
    const values = added.map(column.valueOf);
    return column.usual && values.every((value) => value === column.usual?.value) ? [] : { column, values };
  });
  const isSent = new Set(sent.map(({ column }) => column));
  const names = columns.map(({ name }) => name).join(', ');
  const selected = columns.map((column) => (isSent.has(column) || !column.usual ? column.name : column.usual.sql));
  const arrays = sent.map(({ column }) => `?::${column.type}[]`).join(', ');
  const sql = `
    insert into tasks (${names}) select ${selected.join(', ')}
    from unnest(${arrays}) as added (${sent.map(({ column }) => column.name).join(', ')})
    order by household_id, source, occurrence
    on conflict (household_id, source, occurrence) do nothing`;
  const bits = columns.map((column) => (isSent.has(column) ? '1' : '0')).join('');
  return { name: `add-missing-${bits}`, sql, values: sent.map(({ values }) => values) };
}
