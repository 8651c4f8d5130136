import { weightOf } from '#core/domain/limits.ts';
import type { Task, TaskSource } from '#core/domain/tasks/task.ts';
import { taskActionKinds } from '#core/domain/tasks/task-action.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import { addDays, type IsoDate, isIsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { dateInZone } from '#core/domain/time/zones.ts';
import type { TaskStore } from '#core/ports/task-store.ts';
import { keyOf, type Tables } from './database.ts';

const latest = (days: readonly IsoDate[]): IsoDate | undefined => [...days].sort(compareText).at(-1);

export function makeTaskStore({
  tasks,
  taskActions,
  taskLinks,
  taskDetails,
  historyEntries,
  partUses,
}: Tables): TaskStore {
  const of = (householdId: string) => [...tasks.values()].filter((task) => task.householdId === householdId);

  /** The days of recorded work by the source that it completes. */
  const recordedDays = (householdId: string): ReadonlyMap<TaskSource, readonly IsoDate[]> => {
    const days = new Map<TaskSource, IsoDate[]>();
    for (const { householdId: owner, careTaskId, date, deletedAt } of historyEntries.values()) {
      if (owner !== householdId || careTaskId === undefined || deletedAt) continue;
      const source: TaskSource = `care:${careTaskId}`;
      days.set(source, [...(days.get(source) ?? []), date]);
    }
    return days;
  };

  return {
    find: async (householdId, id) => tasks.get(keyOf(householdId, id)),

    between: async (householdId, from, to) =>
      of(householdId)
        .filter((task) => task.scheduledOn >= from && task.scheduledOn <= to)
        .sort(byDayThenId),

    history: async (householdId, timezone) => {
      const sources = Map.groupBy(
        of(householdId).filter((task) => task.status !== 'open' && task.source !== 'hand'),
        (task) => task.source,
      );
      const recorded = recordedDays(householdId);
      return [...new Set([...sources.keys(), ...recorded.keys()])].sort(compareText).map((source) => {
        const turns = sources.get(source) ?? [];
        const done = turns.flatMap((task) => task.completedAt ?? []);
        const lastDoneOn = latest([
          ...done.map((instant) => dateInZone(instant, timezone)),
          ...(recorded.get(source) ?? []),
        ]);
        const lastSkippedOn = latest(
          turns
            .filter((task) => !task.completedAt)
            .map(({ scheduledOn, occurrence }) => {
              const meantFor = isIsoDate(occurrence) ? addDays(occurrence, 6) : scheduledOn;
              return meantFor < scheduledOn ? meantFor : scheduledOn;
            }),
        );
        return { source, ...(lastDoneOn && { lastDoneOn }), ...(lastSkippedOn && { lastSkippedOn }) };
      });
    },

    pastTurns: async (householdId, timezone) => [
      ...of(householdId).map(({ source, occurrence, scheduledOn, status, completedAt }) => ({
        source,
        plannedWeek: weekStartOf(isIsoDate(occurrence) ? occurrence : scheduledOn),
        ...(status === 'done' && completedAt && { doneOn: dateInZone(completedAt, timezone) }),
      })),
      ...[...recordedDays(householdId)].flatMap(([source, days]) =>
        days.map((doneOn) => ({ source, plannedWeek: weekStartOf(doneOn), doneOn, isRecorded: true as const })),
      ),
    ],

    countByHand: async (householdId) =>
      of(householdId)
        .filter(({ source }) => source === 'hand')
        .reduce((sum, { description }) => sum + 1 + weightOf(description), 0),

    addMissing: async (added) => {
      const turnOf = (task: Task) => JSON.stringify([task.householdId, task.source, task.occurrence]);
      const known = new Set([...tasks.values()].map(turnOf));
      let count = 0;
      for (const task of added) {
        if (known.has(turnOf(task))) continue;
        known.add(turnOf(task));
        tasks.set(keyOf(task.householdId, task.id), task);
        count++;
      }
      return count;
    },

    update: async (task) => {
      const { householdId, id, status, completedAt, scheduledOn, moved, minutes, line } = task;
      const { title, description, category, isRequest, assignedTo } = task;
      const known = tasks.get(keyOf(householdId, id));
      if (!known) return;
      const { completedAt: _, minutes: __, line: ___, isRequest: ____, assignedTo: _____, ...lasting } = known;
      tasks.set(keyOf(householdId, id), {
        ...lasting,
        ...{ status, scheduledOn, moved, title, description, category },
        ...(completedAt && { completedAt }),
        ...(minutes !== undefined && { minutes }),
        ...(line !== undefined && { line }),
        ...(isRequest && { isRequest }),
        ...(assignedTo !== undefined && { assignedTo }),
      });
    },

    assign: async (householdId, assignees) => {
      for (const [id, personId] of assignees) {
        const known = tasks.get(keyOf(householdId, id));
        if (!known) continue;
        const { assignedTo: _, ...task } = known;
        tasks.set(keyOf(householdId, id), { ...task, ...(personId !== null && { assignedTo: personId }) });
      }
    },

    shares: async (householdId, from, to) =>
      of(householdId)
        .filter(({ scheduledOn, status }) => status !== 'skipped' && from <= scheduledOn && scheduledOn <= to)
        .sort(byDayThenId)
        .flatMap(({ id, status, scheduledOn, minutes, assignedTo }) => {
          const done = status === 'done' ? taskActions.get(keyOf(householdId, `${id}/completed`)) : undefined;
          const personId = done?.personId ?? assignedTo;
          return personId === undefined
            ? []
            : { personId, date: scheduledOn, ...(minutes !== undefined && { minutes }) };
        }),

    delete: async (householdId, ids) => {
      for (const id of ids) {
        tasks.delete(keyOf(householdId, id));
        taskDetails.delete(keyOf(householdId, id));
        taskLinks.delete(keyOf(householdId, id));
        for (const [key, use] of partUses)
          if (use.householdId === householdId && use.taskId === id) partUses.delete(key);
        for (const kind of taskActionKinds) taskActions.delete(keyOf(householdId, `${id}/${kind}`));
      }
    },
  };
}

function byDayThenId(one: Task, other: Task): number {
  return compareText(one.scheduledOn, other.scheduledOn) || compareText(one.id, other.id);
}
