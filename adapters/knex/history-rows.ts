import type { Doer, WorkDetails } from '#core/domain/history/entry.ts';
import type { Money } from '#core/domain/history/money.ts';
import type { RecordedWork, ReplacedTurn } from '#core/domain/history/recorded-work.ts';
import type { PastTask } from '#core/domain/history/task-entry.ts';
import type { TaskSource, TaskStatus } from '#core/domain/tasks/task.ts';
import type { Actor } from '#core/domain/tasks/task-action.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { type ActorRow, actorIn } from './task-action-store.ts';
import { wordsOf } from './task-store.ts';

type DetailsRow = {
  minutes: number | null;
  by_kind: Doer['kind'] | null;
  by_name: string;
  by_phone: string;
  note: string;
  /** A string if it was not read as JSON, because it is a `bigint`. */
  cost_minor: string | number | null;
  currency: string | null;
};
export type RecordedRow = DetailsRow & {
  household_id: string;
  id: string;
  done_on: IsoDate;
  item: string;
  care_task_id: string | null;
  title: string;
  import_id: string | null;
  replaced: readonly ReplacedTurn[] | null;
  person_id: string | null;
  has_recorder: boolean;
  created_at: Date | string;
  deleted_at: Date | null;
};
export type TaskDetailsRow = DetailsRow & {
  household_id: string;
  task_id: string;
  deleted_at: Date | null;
  completed_at: Date | null;
};
export type TaskLine = {
  id: string;
  source: TaskSource;
  title: string;
  category: string;
  is_request: boolean;
  scheduled_on: IsoDate;
  status: TaskStatus;
  completed_at: string | null;
  minutes: number | null;
  details: DetailsRow | null;
  actor: ActorRow | null;
};

/** A cost, from its columns; undefined unless both have a value. */
export const costOf = (
  minor: DetailsRow['cost_minor'] | undefined,
  currency: string | null | undefined,
): Money | undefined => (minor == null || currency == null ? undefined : { minor: Number(minor), currency });

export function detailsOf({
  minutes,
  by_kind: kind,
  by_name: name,
  by_phone: phone,
  note,
  cost_minor,
  currency,
}: DetailsRow): WorkDetails {
  const cost = costOf(cost_minor, currency);
  return {
    note,
    ...(minutes !== null && { minutes }),
    ...(kind !== null && { by: { kind, name, phone } }),
    ...(cost && { cost }),
  };
}

export const columnsOf = ({ minutes, by, note, cost }: WorkDetails): DetailsRow => ({
  minutes: minutes ?? null,
  by_kind: by?.kind ?? null,
  by_name: by?.name ?? '',
  by_phone: by?.phone ?? '',
  note,
  cost_minor: cost?.minor ?? null,
  currency: cost?.currency ?? null,
});

export function pastTaskOf(line: TaskLine): PastTask {
  const { title, category } = wordsOf(line);
  return {
    id: line.id,
    source: line.source,
    title,
    category,
    ...(line.is_request && { isRequest: true }),
    scheduledOn: line.scheduled_on,
    status: line.status,
    ...(line.completed_at !== null && { completedAt: new Date(line.completed_at) }),
    ...(line.minutes !== null && { minutes: line.minutes }),
  };
}

export const recordedOf = (row: RecordedRow): RecordedWork => ({
  householdId: row.household_id,
  id: row.id,
  date: row.done_on,
  item: row.item,
  ...(row.care_task_id !== null && { careTaskId: row.care_task_id }),
  title: row.title,
  ...detailsOf(row),
  ...(row.import_id !== null && { importId: row.import_id }),
  ...(row.replaced && { replaced: row.replaced }),
  ...(row.has_recorder && { personId: row.person_id }),
  createdAt: new Date(row.created_at),
  ...(row.deleted_at !== null && { deletedAt: row.deleted_at }),
});

export const recorderOf = (row: RecordedRow & { person_name: string | null }): Actor | undefined =>
  row.has_recorder ? actorIn({ id: row.person_id, name: row.person_name }) : undefined;

export const rowOf = ({ date, item, careTaskId, title, deletedAt, ...work }: RecordedWork) => ({
  done_on: date,
  item,
  care_task_id: careTaskId ?? null,
  title,
  deleted_at: deletedAt ?? null,
  ...columnsOf(work),
});
