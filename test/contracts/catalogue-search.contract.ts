import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '#core/domain/advice/catalogue-text.ts';
import type { CatalogueSearch } from '#core/ports/catalogue-search.ts';

const documents: readonly SearchDocument[] = [
  {
    kind: 'task',
    id: 'dishwasher.clean-filter',
    title: 'Clean the dishwasher’s filter',
    text: 'Food collects under the lower rack.\nRinse the sieve.',
    names: ['dishwasher', 'lave-vaisselle', 'Spülmaschine', 'lavavajillas'],
    symptoms: ['smell', 'odeur', 'stinkt', 'huele'],
    said: [],
    translations: [],
    subject: 'Dishwasher',
  },
  {
    kind: 'task',
    id: 'dishwasher.refill-salt',
    title: 'Refill the dishwasher’s salt',
    text: 'Hard water leaves a film.',
    names: ['dishwasher', 'lave-vaisselle', 'Spülmaschine', 'lavavajillas'],
    symptoms: ['cloudy', 'voile', 'milchig', 'turbio'],
    said: [],
    translations: [],
    subject: 'Dishwasher',
  },
  {
    kind: 'guide',
    id: 'fridge',
    title: 'Fridge',
    text: 'A fridge runs all day.\nKeep its coils clean.',
    names: ['fridge', 'réfrigérateur', 'Kühlschrank', 'nevera'],
    symptoms: ['warm', 'bill'],
    said: [],
    translations: [],
    subject: 'fridge',
  },
];

export function catalogueSearchContract(
  name: string,
  makeSubject: (documents: readonly SearchDocument[]) => CatalogueSearch,
): void {
  describe(`catalogue search: ${name}`, () => {
    const search = makeSubject(documents);
    const found = async (question: string, limit = 10) => (await search.find(question, limit)).map(({ id }) => id);

    it.each([
      ['English', 'my dishwasher smells of old food, what smell is that', 'dishwasher.clean-filter'],
      ['French', 'lave vaisselle: une odeur', 'dishwasher.clean-filter'],
      ['German', 'SPÜLMASCHINE alles milchig', 'dishwasher.refill-salt'],
      ['Spanish, without accents', 'lavavajillas y todo turbio', 'dishwasher.refill-salt'],
    ])('finds a text by its thing and its symptom in %s', async (_, question, id) => {
      expect((await found(question))[0]).toBe(id);
    });

    it('finds a guide by its words', async () => {
      expect(await found('Kuhlschrank coils')).toEqual(['fridge']);
    });

    it('returns the text itself, without the words for searching', async () => {
      const [first] = await search.find('nevera', 1);
      expect(first).toEqual({
        kind: 'guide',
        id: 'fridge',
        title: 'Fridge',
        text: 'A fridge runs all day.\nKeep its coils clean.',
      });
    });

    it('returns at most as many as asked for', async () => {
      expect(await found('dishwasher')).toHaveLength(2);
      expect(await found('dishwasher', 1)).toHaveLength(1);
      expect(await found('dishwasher', 0)).toEqual([]);
    });

    it('finds the text of which people say something like a few words', async () => {
      const liken = async (words: string) => (await search.liken(words, 1)).map(({ id }) => id);
      expect(await liken('dishwasher filter')).toEqual(['dishwasher.clean-filter']);
      expect(await liken('dishwasher salt')).toEqual(['dishwasher.refill-salt']);
      expect(await liken('xylophone quartet')).toEqual([]);
    });

    it('prefers what is likely in the home', async () => {
      const likely = async (id: string) =>
        (await search.liken('dishwasher', 1, (text) => (text.id === id ? 1 : 0.1)))[0]?.id;
      expect(await likely('dishwasher.refill-salt')).toBe('dishwasher.refill-salt');
      expect(await likely('dishwasher.clean-filter')).toBe('dishwasher.clean-filter');
    });

    it('returns nothing for words that occur nowhere', async () => {
      expect(await found('xylophone quartet')).toEqual([]);
      expect(await found('?!')).toEqual([]);
      expect(await found('')).toEqual([]);
    });
  });
}
