import { compareEntries } from '#core/domain/history/entry-order.ts';
import { detailsInUse, entryOfRecorded } from '#core/domain/history/recorded-work.ts';
import { entryOfTask } from '#core/domain/history/task-entry.ts';
import { weightOf } from '#core/domain/limits.ts';
import { dayReader } from '#core/domain/time/zones.ts';
import type { HistoryStore } from '#core/ports/history-store.ts';
import { keyOf, type Tables } from './database.ts';
import { actorsOf, actorWith } from './task-action-store.ts';

export function makeHistoryStore(tables: Tables): HistoryStore {
  const { tasks, taskDetails, historyEntries } = tables;
  const recordedBy = (householdId: string) =>
    [...historyEntries.values()].filter((work) => work.householdId === householdId);

  const entries: HistoryStore['entries'] = async (householdId, timezone, today, span) => {
    const dayOf = dayReader(timezone);
    const ofTasks = [...tasks.values()]
      .filter((task) => task.householdId === householdId)
      .flatMap((task) => {
        const details = detailsInUse(taskDetails.get(keyOf(householdId, task.id)));
        const actors = actorsOf(tables, householdId, task.id);
        return entryOfTask(task, details, dayOf, today, (kind) => actors.get(kind)) ?? [];
      });
    const recorded = recordedBy(householdId).filter(({ deletedAt }) => !deletedAt);
    const ofWork = recorded.map((work) => entryOfRecorded(work, actorWith(tables, work.personId)));
    return [...ofTasks, ...ofWork]
      .filter(({ date }) => !span || (date >= span.from && date <= span.to))
      .sort(compareEntries);
  };

  return {
    entries,

    facts: entries,

    record: async (work) => {
      for (const each of work) historyEntries.set(keyOf(each.householdId, each.id), each);
    },

    findRecorded: async (householdId, id) => historyEntries.get(keyOf(householdId, id)),

    update: async ({ importId: _, createdAt: __, personId: ___, ...work }) => {
      const key = keyOf(work.householdId, work.id);
      const known = historyEntries.get(key);
      if (!known) return;
      const { importId, createdAt, personId } = known;
      historyEntries.set(key, {
        ...work,
        ...(importId !== undefined && { importId }),
        ...(personId !== undefined && { personId }),
        createdAt,
      });
    },

    countRecorded: async (householdId) => {
      const recorded = recordedBy(householdId);
      const added = [...taskDetails.values()].filter((details) => details.householdId === householdId);
      return [...recorded, ...added].reduce((sum, { note }) => sum + weightOf(note), recorded.length);
    },

    deleteImport: async (householdId, importId) => {
      const removed = recordedBy(householdId).filter((work) => work.importId === importId);
      for (const { id } of removed) historyEntries.delete(keyOf(householdId, id));
      return removed;
    },

    findDetails: async (householdId, taskId) => taskDetails.get(keyOf(householdId, taskId)),

    saveDetails: async (details) => {
      taskDetails.set(keyOf(details.householdId, details.taskId), details);
    },

    deleteExpired: async (before) => {
      let count = 0;
      for (const [key, { deletedAt }] of historyEntries) {
        if (deletedAt && deletedAt < before) count += Number(historyEntries.delete(key));
      }
      for (const [key, { deleted }] of taskDetails) {
        if (deleted && deleted.at < before) count += Number(taskDetails.delete(key));
      }
      return count;
    },
  };
}
