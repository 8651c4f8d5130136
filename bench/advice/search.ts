import MiniSearch from 'minisearch';
import { makeCatalogueSearch } from '#adapters/minisearch/catalogue-search.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { searchDocuments } from '#core/catalogue/search/documents.ts';
import { searchFloor } from '#core/domain/advice/material.ts';
import { essentialItems } from '#core/domain/care/care-task.ts';
import type { Symptom } from './data.ts';
import { print, share, shares } from './share.ts';

const documents = searchDocuments.map((make) => make());

/** The care tasks that fit a question, the best first. */
type Find = (question: Symptom) => Promise<readonly string[]>;

/** What many homes have. */
const usual =
  'Fridge,Oven,Microwave,Washing Machine,Dishwasher,Shower,Central Heating,Water Heater,Bicycle,Car,Lawn,Bathtub'.split(
    ',',
  );
const otherItem = 0.3;

const itemOf = new Map(catalogue.flatMap(({ name, tasks }) => tasks.map(({ id }) => [id, name] as const)));

/** Search for the words of the question in the tasks' own texts, with the library's defaults. */
function plainSearch(): Find {
  const index = new MiniSearch({ fields: ['title', 'text'] });
  const tasks = documents.filter(({ kind }) => kind === 'task');
  index.addAll(tasks.map(({ id, title, text }) => ({ id, title, text })));
  return async ({ text }) => index.search(text).map(({ id }) => String(id));
}

/** Our search. `knowsHome`: a home that has what the question is about, among what many homes have. */
function ownSearch(knowsHome: boolean): Find {
  const search = makeCatalogueSearch({ load: async () => documents, floor: searchFloor });
  return async ({ text, item = '' }) => {
    const has = new Set<string>([...essentialItems, ...usual, item]);
    const likelihood = ({ id }: { readonly id: string }) => (has.has(itemOf.get(id) ?? item) ? 1 : otherItem);
    const found = await search.find(text, documents.length, knowsHome ? likelihood : undefined);
    return found.filter(({ kind }) => kind === 'task').map(({ id }) => id);
  };
}

async function printRanks(name: string, find: Find, questions: readonly Symptom[]): Promise<void> {
  const ranks = await Promise.all(
    questions.map(async (question) => ({
      lang: question.lang,
      rank: (await find(question)).findIndex((id) => question.taskIds.includes(id)),
    })),
  );
  const within = (most: number) => ranks.filter(({ rank }) => rank >= 0 && rank < most).length;
  const of = [1, 3, 8, 12].map((most) => `${most}: ${share(within(most), ranks.length)}`);
  print(`${name}, a right task among the first ${of.join(', ')}`);
  print(`${name}, among the first three: ${shares(ranks, ({ rank }) => rank >= 0 && rank < 3)}`);
}

export async function printSearch(questions: readonly Symptom[]): Promise<void> {
  await printRanks('plain keywords', plainSearch(), questions);
  await printRanks('our search', ownSearch(false), questions);
  await printRanks('our search in a home', ownSearch(true), questions);
}
