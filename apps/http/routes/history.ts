import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/history.ts';
import type { HistoryEntry } from '#core/domain/history/entry.ts';
import type { Language } from '#core/domain/languages.ts';
import type { Person } from '#core/domain/people/person.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { linksFor } from '../presenters/file.ts';
import {
  csvOf,
  presentCareTasks,
  presentEntry,
  presentHistory,
  presentVisits,
  workFrom,
} from '../presenters/history.ts';

export const historyRoutes = (app: App): Handlers<typeof endpoints> => {
  const showing = (language: Language, person: Person) => ({ language, links: linksFor(app.fileLinks, person) });
  const present = (entry: HistoryEntry, ...reader: Parameters<typeof showing>) =>
    presentEntry(entry, showing(...reader));
  return {
    getHistory: async ({ household, person, query: { q: words, ...query } }, { language }) =>
      presentHistory(await app.getHistory({ household, ...query, words, language }), showing(language, person)),
    getVisits: async ({ household }, { language }) =>
      presentVisits(await app.getVisits({ householdId: household.id }), language),
    listCareTasks: async ({ household }, { language }) =>
      presentCareTasks(await app.listCareTasks({ household }), language),
    getEntry: async ({ household, person, params }, { language }) =>
      present(await app.getEntry({ household, ...params }), language, person),
    recordWork: async ({ household, person, body }, { language }) => {
      const work = workFrom(body);
      const of = { householdId: household.id, by: person };
      return present(await app.recordWork({ ...of, work, files: body.files }), language, person);
    },
    changeEntry: async ({ household, person, params, body }, { language }) => {
      const work = workFrom(body);
      const of = { householdId: household.id, ...params };
      return present(await app.changeEntry({ ...of, work, files: body.files }), language, person);
    },
    deleteEntry: async ({ household, params }) => {
      await app.deleteEntry({ householdId: household.id, ...params });
      return { message: 'The entry has been deleted' };
    },
    restoreEntry: async ({ household, person, params }, { language }) =>
      present(await app.restoreEntry({ householdId: household.id, ...params }), language, person),
    exportHistory: async ({ household }, { language }) => {
      const table = await app.exportHistory({ household, language });
      return { csv: await csvOf(table, { language, eventLoop: app.eventLoop }) };
    },
  };
};
