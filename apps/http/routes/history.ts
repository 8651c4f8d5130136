import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/history.ts';
import type { HistoryEntry } from '#core/domain/history/entry.ts';
import type { Handlers } from '../pipeline/handler.ts';
import {
  csvOf,
  presentCareTasks,
  presentEntry,
  presentHistory,
  presentPreview,
  presentVisits,
  workFrom,
} from '../presenters/history.ts';
import { readImport } from '../presenters/read-import.ts';

export const historyRoutes = (app: App): Handlers<typeof endpoints> => {
  const present = (entry: HistoryEntry) => presentEntry(entry, app.fileLinks);
  return {
    getHistory: async ({ household, query: { year, item, kind, q } }) =>
      presentHistory(await app.getHistory({ household, year, item, kind, words: q }), app.fileLinks),
    getVisits: async ({ household }) => presentVisits(await app.getVisits({ householdId: household.id })),
    listCareTasks: async ({ household }) => presentCareTasks(await app.listCareTasks({ household })),
    getEntry: async ({ household, params }) => present(await app.getEntry({ household, ...params })),
    recordWork: async ({ household, person, body }) =>
      present(await app.recordWork({ householdId: household.id, by: person, work: workFrom(body), files: body.files })),
    changeEntry: async ({ household, params, body }) =>
      present(await app.changeEntry({ householdId: household.id, ...params, work: workFrom(body), files: body.files })),
    deleteEntry: async ({ household, params }) => {
      await app.deleteEntry({ householdId: household.id, ...params });
      return { message: 'The entry has been deleted' };
    },
    restoreEntry: async ({ household, params }) =>
      present(await app.restoreEntry({ householdId: household.id, ...params })),
    previewImport: async ({ household, body }) =>
      presentPreview(
        await app.previewImport({ householdId: household.id, ...(await readImport(body.file, app.turns)) }),
      ),
    importHistory: async ({ household, person, body }) => {
      const { rows } = await readImport(body.file, app.turns);
      const { importId, ...counts } = await app.importHistory({ householdId: household.id, by: person, rows });
      return { importId: importId ?? null, ...counts };
    },
    undoImport: async ({ household, params }) => {
      await app.undoImport({ householdId: household.id, ...params });
      return { message: 'The import has been undone' };
    },
    exportHistory: async ({ household }) => {
      return { csv: await csvOf(await app.exportHistory({ household }), app.turns) };
    },
  };
};
