import { expect, it } from 'vitest';
import { makeCatalogueSearch } from '#adapters/minisearch/catalogue-search.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { searchDocuments } from '#core/catalogue/search/documents.ts';
import { searchFloor } from '#core/domain/advice/material.ts';
import { folders, halfIn } from '../../../bench/advice/data.ts';

const search = makeCatalogueSearch({ load: async () => searchDocuments.map((make) => make()), floor: searchFloor });
const { symptoms } = halfIn(folders.open);
const firstThree = async (question: string) =>
  (await search.find(question, searchDocuments.length))
    .filter(({ kind }) => kind === 'task')
    .slice(0, 3)
    .map(({ id }) => id);

it('the open questions that measure the search name tasks that exist', () => {
  expect(symptoms.length).toBeGreaterThanOrEqual(150);
  expect(symptoms.flatMap(({ taskIds }) => taskIds).filter((id) => !careTaskById.has(id))).toEqual([]);
});

it('the search finds a task that helps in the first three for nine in ten of the open questions', async () => {
  const missed: string[] = [];
  for (const { text, taskIds } of symptoms) {
    const found = await firstThree(text);
    if (!found.some((id) => taskIds.includes(id))) missed.push(text);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(symptoms.length / 10);
});

it.each([
  ['a typing error', 'frigde smels', 'fridge.wash-interior'],
  ['a phrase', 'machine à laver ne vidange pas', 'washing-machine.clean-pump-filter'],
  ['missing accents', 'detartrer cafetiere', 'coffee-machine.descale'],
  ['another word', 'the loo wobbles', 'toilet.check-base'],
  ['an inflected word', 'Klimaanlage tropfte', 'air-conditioning.check-drain'],
  ['a maker instead of the thing', 'my delonghi is slow and lukewarm', 'coffee-machine.descale'],
])('the search understands %s', async (_, question, id) => {
  expect(await firstThree(question)).toContain(id);
});

it.each(['what is the capital of France', 'write me a poem about love', 'wer ist bundeskanzler', 'cuéntame un chiste'])(
  'the search finds nothing for "%s"',
  async (question) => {
    expect(await firstThree(question)).toEqual([]);
  },
);
