import { describe, expect, it } from 'vitest';
import { guides } from '#core/catalogue/guides/index.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { careWords } from '#core/catalogue/search/care-words.ts';
import { searchDocuments } from '#core/catalogue/search/documents.ts';
import { faultWords } from '#core/catalogue/search/fault-words.ts';
import { itemWords } from '#core/catalogue/search/item-words.ts';
import { partWords } from '#core/catalogue/search/part-words.ts';
import { signWords } from '#core/catalogue/search/sign-words.ts';
import { symptoms } from '#core/catalogue/search/symptoms/index.ts';

const taskIds = catalogue.flatMap(({ tasks }) => tasks.map(({ id }) => id));
const tables = { careWords, faultWords, partWords, signWords };

describe('the words for the search', () => {
  it('include symptoms of every care task and of nothing else', () => {
    expect(Object.keys(symptoms).sort()).toEqual([...taskIds].sort());
  });

  it('name every item in four languages', () => {
    for (const [item, words] of Object.entries({ ...itemWords })) {
      expect(words.length, item).toBe(4);
      expect(
        words.filter((each) => each.trim() === ''),
        item,
      ).toEqual([]);
    }
  });

  it('have one table for each key, and each key has words in four languages', () => {
    const keys = Object.values(tables).flatMap((table) => Object.keys(table));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const entries = Object.values(tables).flatMap((table) => Object.entries<readonly string[]>(table));
    expect(entries.filter(([, words]) => words.length !== 4 || words.some((each) => each.trim() === ''))).toEqual([]);
  });

  it('have no key that no task uses', () => {
    const used = new Set(Object.values(symptoms).flatMap((line) => line.split(' ')));
    const keys = Object.values(tables).flatMap((table) => Object.keys(table));
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  it('are separated by single spaces', () => {
    const lines = [...Object.values(symptoms), ...Object.values(itemWords).flat()];
    expect(lines.filter((line) => line !== line.trim() || line.includes('  '))).toEqual([]);
  });
});

describe('the texts that can be found', () => {
  it('are all care tasks and all guides, once each', () => {
    const found = searchDocuments.map((make) => make()).map(({ kind, id }) => `${kind} ${id}`);
    expect(found.toSorted()).toEqual(
      [...taskIds.map((id) => `task ${id}`), ...guides.map(({ slug }) => `guide ${slug}`)].toSorted(),
    );
  });

  it('contain everything that a task says', () => {
    const task = searchDocuments.map((make) => make()).find(({ id }) => id === 'gas-stove.book-service');
    expect(task?.text).toContain('Smell gas?');
    expect(task?.text).toContain('Ask to see the report');
    expect(task?.names).toContain('gazinière');
    expect(task?.symptoms).toContain('entretien');
  });
});
