import { expect, it } from 'vitest';
import { makeCatalogueSearch } from '#adapters/minisearch/catalogue-search.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { searchDocuments } from '#core/catalogue/search/documents.ts';
import { openQuestions } from '../../../bench/advice/open-questions.ts';
import { sealedQuestions } from '../../../bench/advice/sealed-questions.ts';

const search = makeCatalogueSearch({ load: async () => searchDocuments });
const firstThree = async (question: string) =>
  (await search.find(question, searchDocuments.length))
    .filter(({ kind }) => kind === 'task')
    .slice(0, 3)
    .map(({ id }) => id);

it('the questions that measure the search number 200 or more, and name tasks that exist', () => {
  const all = [...openQuestions, ...sealedQuestions];
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(all.flatMap(([, , ids]) => ids.split(' ')).filter((id) => !careTaskById.has(id))).toEqual([]);
  expect(new Set(all.map(([, text]) => text)).size).toBe(all.length);
});

it('the search finds a task that helps in the first three for nine in ten of the open questions', async () => {
  const missed: string[] = [];
  for (const [, text, ids] of openQuestions) {
    const found = await firstThree(text);
    if (!found.some((id) => ids.split(' ').includes(id))) missed.push(text);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(openQuestions.length / 10);
});

it.each([
  ['a typing error', 'frigde smels', 'fridge.wash-interior'],
  ['a phrase', 'machine à laver ne vidange pas', 'washing-machine.clean-pump-filter'],
  ['missing accents', 'detartrer cafetiere', 'coffee-machine.descale'],
  ['another word', 'the loo wobbles', 'toilet.check-base'],
  ['an inflected word', 'Klimaanlage tropfte', 'air-conditioning.check-drain'],
])('the search understands %s', async (_, question, id) => {
  expect(await firstThree(question)).toContain(id);
});
