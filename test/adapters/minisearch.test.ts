import { expect, it } from 'vitest';
import { makeCatalogueSearch } from '#adapters/minisearch/catalogue-search.ts';
import { makeReadWords } from '#adapters/minisearch/phrases.ts';
import type { SearchDocument } from '#core/domain/advice/catalogue-text.ts';
import { stem } from '#core/domain/advice/stem.ts';

const documents: readonly SearchDocument[] = [
  {
    kind: 'task',
    id: 'a',
    title: 'A',
    text: '',
    names: ['machine-à-laver'],
    symptoms: ['drip'],
    said: [],
    translations: [],
    subject: 'a',
  },
  {
    kind: 'task',
    id: 'b',
    title: 'B',
    text: '',
    names: ['machine-à-café'],
    symptoms: ['smoke'],
    said: ['it is glowing'],
    translations: [],
    subject: 'b',
  },
];

it('loads the texts with the first question, and only once', async () => {
  let loads = 0;
  const search = makeCatalogueSearch({
    load: async () => {
      loads++;
      return documents;
    },
  });
  expect(loads).toBe(0);
  await Promise.all([search.find('drip', 1), search.find('smoke', 1)]);
  await search.find('drip', 1);
  expect(loads).toBe(1);
});

it('likens words to what people say without an index of words, and finds things by their names', async () => {
  const search = makeCatalogueSearch({ load: async () => documents });
  const liken = async (words: string) => (await search.liken(words, 1)).map(({ id }) => id);
  expect(await liken('machine à café')).toEqual(['b']);
  expect(await liken('Machine a laver')).toEqual(['a']);
  expect(await liken('it glows')).toEqual(['b']);
  // Only a question compares with texts and symptoms.
  expect(await liken('drip')).toEqual([]);
  expect((await search.find('drip', 1)).map(({ id }) => id)).toEqual(['a']);
});

it('tries again after a failure to load', async () => {
  let fails = true;
  const search = makeCatalogueSearch({
    load: async () => {
      if (fails) throw new Error('no file');
      return documents;
    },
  });
  await expect(search.find('drip', 1)).rejects.toThrow('no file');
  fails = false;
  expect(await search.find('drip', 1)).toHaveLength(1);
});

it('distinguishes phrases with a common word, and tolerates endings and errors', async () => {
  const search = makeCatalogueSearch({ load: async () => documents });
  const found = async (question: string) => (await search.find(question, 1)).map(({ id }) => id);
  expect(await found('ma machine à laver')).toEqual(['a']);
  expect(await found('Machine a cafe')).toEqual(['b']);
  expect(await found('it was dripping')).toEqual(['a']);
  expect(await found('smokke')).toEqual(['b']);
});

it('ignores words that every question has', async () => {
  const search = makeCatalogueSearch({ load: async () => documents });
  expect(await search.find('how do I do this with my', 10)).toEqual([]);
});

it('finds nothing below the floor, and what people say', async () => {
  const load = async () => documents;
  expect((await makeCatalogueSearch({ load }).find('glowing', 2)).map(({ id }) => id)).toEqual(['b']);
  expect(await makeCatalogueSearch({ load, floor: 1000 }).find('glowing', 2)).toEqual([]);
});

it('puts texts later that are unlikely in the home', async () => {
  const search = makeCatalogueSearch({ load: async () => documents });
  const first = async (unlikely: string) =>
    (await search.find('machine à laver, machine à café', 2, ({ id }) => (id === unlikely ? 0.1 : 1)))[0]?.id;
  expect([await first('a'), await first('b')]).toEqual(['b', 'a']);
});

const said = (id: string, subject: string, ...phrases: readonly string[]): SearchDocument => ({
  kind: 'task',
  id,
  title: id,
  text: '',
  names: [],
  symptoms: [],
  said: phrases,
  translations: [],
  subject,
});
const found = async (question: string, ...texts: readonly SearchDocument[]) =>
  (await makeCatalogueSearch({ load: async () => texts }).find(question, 9)).map(({ id }) => id);

it('finds what people say by parts of its words, and prefers the one phrase that says it all', async () => {
  const seal = said('a', 'A', 'türdichtung schimmelt');
  expect(await found('Kühlschrankdichtung', seal, said('b', 'B', 'der Motor brummt'))).toEqual(['a']);
  const scattered = said('c', 'C', 'water under the door', 'the floor creaks', 'a puddle of oil', 'kitchen smells');
  const whole = said('d', 'D', 'puddle on the kitchen floor', 'the light flickers', 'door rattles', 'it hums');
  expect((await found('kitchen floor puddle', scattered, whole))[0]).toBe('d');
});

it('finds the other texts of a subject before those about something else', async () => {
  const texts = [
    said('d', 'drain', 'a smell'),
    said('a', 'fridge', 'it smells of fish'),
    said('b', 'fridge', 'it smells of onions'),
    said('c', 'fridge', 'a smell'),
  ];
  expect((await found('it smells of fish and onions', ...texts)).slice(0, 3)).toEqual(
    expect.arrayContaining(['a', 'b', 'c']),
  );
});

it('reads the longer of two phrases that begin alike', () => {
  const read = makeReadWords(['hot-water', 'hot-water-tank', 'tap']);
  expect(read('Hot water tank, hot water, hot tap')).toEqual(['hotwatertank', 'hotwater', 'hot', 'tap']);
});

it('cuts endings, but leaves four letters', () => {
  expect(['drips', 'dripping', 'tropft', 'tropfen', 'leaks', 'bed'].map(stem)).toEqual([
    'drip',
    'dripp',
    'tropf',
    'tropf',
    'leak',
    'bed',
  ]);
});
