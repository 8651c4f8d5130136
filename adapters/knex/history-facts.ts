import { wordsOfTask } from '#core/catalogue/words-of-task.ts';
import type { HistoryFact } from '#core/domain/history/entry.ts';
import { factOfTask, lastMissedDay } from '#core/domain/history/task-entry.ts';
import { careTaskIdOf, type TaskSource } from '#core/domain/tasks/task.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { costOf, type RecordedRow, type TaskLine } from './history-rows.ts';

const factsSql = `
  select
    (
      select row_to_json(columns)
      from (
        select json_agg(t.source) as source, json_agg(t.category) as category, json_agg(t.scheduled_on) as scheduled_on,
          json_agg(t.status) as status, json_agg((extract(epoch from t.completed_at) * 1000)::bigint) as completed_at,
          json_agg(coalesce(d.minutes, t.minutes)) as minutes, json_agg(d.cost_minor) as cost_minor,
          json_agg(d.currency) as currency
        from tasks t
        left join task_details d on d.household_id = ? and d.task_id = t.id and d.deleted_at is null
        where t.household_id = ? and (
          t.completed_at is not null or t.status = 'skipped' and t.scheduled_on <= ?
          or t.status = 'open' and t.scheduled_on <= ?)
      ) columns
    ) as tasks,
    (
      select row_to_json(columns)
      from (
        select json_agg(done_on) as done_on, json_agg(item) as item, json_agg(care_task_id) as care_task_id,
          json_agg(minutes) as minutes, json_agg(cost_minor) as cost_minor, json_agg(currency) as currency,
          json_agg(import_id) as import_id, json_agg(created_at) as created_at
        from history_entries where household_id = ? and deleted_at is null
      ) columns
    ) as recorded`;

/** By column, as JSON, which costs half of what an object for each entry costs. */
export const factsQuery = (householdId: string, today: IsoDate) => ({
  sql: factsSql,
  values: [householdId, householdId, today, lastMissedDay(today), householdId],
});

/** The values of a column by row. Null if there are no rows. */
type Columns<Row> = { readonly [Key in keyof Row]: readonly Row[Key][] | null };
type CostRow = { readonly cost_minor: number | null; readonly currency: string | null };

export type FactColumns = {
  readonly tasks: Columns<
    Pick<TaskLine, 'source' | 'category' | 'scheduled_on' | 'status' | 'minutes'> &
      CostRow & { /** In milliseconds. */ completed_at: number | null }
  >;
  readonly recorded: Columns<
    Pick<RecordedRow, 'done_on' | 'item' | 'care_task_id' | 'minutes' | 'import_id' | 'created_at'> & CostRow
  >;
};

/** Undefined instead of null. */
const at = <Value>(column: readonly Value[] | null, row: number) => column?.[row] ?? undefined;

const costAt = ({ cost_minor, currency }: Columns<CostRow>, row: number) => costOf(cost_minor?.[row], currency?.[row]);

type Care = { readonly careTaskId: string | undefined; readonly item: string | undefined };

/** The care tasks of the catalogue by source, once they were read. */
const ofCatalogue = new Map<TaskSource, Care>();

/** The care task of a source, and the item that the catalogue has for it; that of a retired task is in its row. */
function careOf(source: TaskSource): Care {
  const known = ofCatalogue.get(source);
  if (known) return known;
  const care = { careTaskId: careTaskIdOf(source), item: wordsOfTask({ source }, false)?.category };
  if (care.item !== undefined) ofCatalogue.set(source, care);
  return care;
}

/** `dayOf` returns the household's day of an instant. */
export function factsOf(
  { tasks, recorded }: FactColumns,
  dayOf: (instant: Date) => IsoDate,
  today: IsoDate,
): readonly HistoryFact[] {
  const facts: HistoryFact[] = [];
  tasks.source?.forEach((source, row) => {
    const { careTaskId, item } = careOf(source);
    const completedAt = at(tasks.completed_at, row);
    const task = {
      careTaskId,
      category: item ?? tasks.category?.[row] ?? '',
      scheduledOn: tasks.scheduled_on?.[row] ?? '',
      status: tasks.status?.[row] ?? 'open',
      completedAt: completedAt === undefined ? undefined : new Date(completedAt),
      minutes: at(tasks.minutes, row),
      cost: costAt(tasks, row),
    };
    const fact = factOfTask(task, dayOf, today);
    if (fact) facts.push(fact);
  });
  recorded.done_on?.forEach((date, row) => {
    const [importId, createdAt] = [at(recorded.import_id, row), at(recorded.created_at, row)];
    facts.push({
      kind: 'done',
      date,
      item: recorded.item?.[row] ?? '',
      careTaskId: at(recorded.care_task_id, row),
      minutes: at(recorded.minutes, row),
      cost: costAt(recorded, row),
      import: importId && createdAt ? { id: importId, at: new Date(createdAt) } : undefined,
    });
  });
  return facts;
}
