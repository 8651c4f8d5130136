import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/history.ts';
import type { HistoryEntry } from '#core/domain/history/entry.ts';
import type { Language } from '#core/domain/languages.ts';
import type { Handlers } from '../pipeline/handler.ts';
import {
  csvOf,
  presentCareTasks,
  presentEntry,
  presentHistory,
  presentVisits,
  workFrom,
} from '../presenters/history.ts';

export const historyRoutes = (app: App): Handlers<typeof endpoints> => {
  const showing = (language: Language) => ({ language, links: app.fileLinks });
  const present = (entry: HistoryEntry, language: Language) => presentEntry(entry, showing(language));
  return {
    getHistory: async ({ household, query: { q: words, ...query } }, { language }) =>
      presentHistory(await app.getHistory({ household, ...query, words, language }), showing(language)),
    getVisits: async ({ household }, { language }) =>
      presentVisits(await app.getVisits({ householdId: household.id }), language),
    listCareTasks: async ({ household }, { language }) =>
      presentCareTasks(await app.listCareTasks({ household }), language),
    getEntry: async ({ household, params }, { language }) =>
      present(await app.getEntry({ household, ...params }), language),
    recordWork: async ({ household, person, body }, { language }) => {
      const work = workFrom(body);
      const of = { householdId: household.id, by: person };
      return present(await app.recordWork({ ...of, work, files: body.files }), language);
    },
    changeEntry: async ({ household, params, body }, { language }) => {
      const work = workFrom(body);
      const of = { householdId: household.id, ...params };
      return present(await app.changeEntry({ ...of, work, files: body.files }), language);
    },
    deleteEntry: async ({ household, params }) => {
      await app.deleteEntry({ householdId: household.id, ...params });
      return { message: 'The entry has been deleted' };
    },
    restoreEntry: async ({ household, params }, { language }) =>
      present(await app.restoreEntry({ householdId: household.id, ...params }), language),
    exportHistory: async ({ household }, { language }) => {
      const table = await app.exportHistory({ household, language });
      return { csv: await csvOf(table, { language, eventLoop: app.eventLoop }) };
    },
  };
};
