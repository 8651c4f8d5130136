import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/history-import.ts';
import type { Household } from '#core/domain/home/household.ts';
import type { Language } from '#core/domain/languages.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentPreview } from '../presenters/history-import.ts';
import { bytesOf, readPassport } from '../presenters/read-import.ts';

type Body = Parameters<Handlers<typeof endpoints>['importHistory']>[0]['body'];

/** What a person brings, and the passport that it is, if it is one. */
function read({ file, columns = {}, answers = {} }: Body, { country = '', timezone }: Household, language: Language) {
  const bytes = bytesOf(file);
  const found = readPassport(bytes);
  const { encoding, matches = {}, doneState, ...others } = answers;
  const choices = { columns, answers: { ...others, doneState: [doneState ?? []].flat() }, matches };
  const contents = found ? { rows: found.rows } : { bytes, encoding, choices };
  return { brought: { language, country, timezone, contents }, passport: found?.passport };
}

export const historyImportRoutes = (app: App): Handlers<typeof endpoints> => ({
  previewImport: async ({ household, body }, { language }) =>
    presentPreview(
      await app.previewImport({ householdId: household.id, ...read(body, household, language) }),
      language,
    ),
  importHistory: async ({ household, person, body }, { language }) => {
    const { brought } = read(body, household, language);
    const { importId, ...counts } = await app.importHistory({ householdId: household.id, by: person, brought });
    return { importId: importId ?? null, ...counts };
  },
  undoImport: async ({ household, params }) => {
    await app.undoImport({ householdId: household.id, ...params });
    return { message: 'The import has been undone' };
  },
});
