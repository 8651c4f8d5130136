import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueIn } from '#core/catalogue/catalogue-in.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { withSafeSafety } from '#core/catalogue/with-safe-safety.ts';
import type { CareTask } from '#core/domain/care/care-task.ts';
import { fridge as english } from '#core/languages/en/items/fridge.ts';
import { fridge } from '#core/languages/fr/items/fridge.ts';
import { type MadeFrom, madeFromOf, staleTexts, textsOf } from '#core/languages/made-from.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { termsOf } from '../../../build/languages/terms/index.ts';
import { instructions, instructionsIn } from '../../support/languages/instructions.ts';

const folder = new URL('../../../core/languages/', import.meta.url);
const files = globSync('**/*.ts', { cwd: new URL('en/', folder) }).filter((file) => !/(^|\/)index\.ts$/.test(file));
/** Addresses of links, and marks, are no text. */
const written = (text: string) => text.replaceAll(/\]\([^)]*\)|\{[^}]*\}/g, ']');
const read = async (path: string): Promise<Record<string, unknown>> => import(new URL(path, folder).href);
/** The words of a language, each file by its path in the folder. */
async function* textsIn(language: string) {
  for (const file of files.filter((each) => each !== 'made-from.ts'))
    for (const [path, text] of textsOf(await read(`${language}/${file}`))) yield { path, text };
}

const ids = (those: readonly CareTask[]) => those.map(({ id }) => id);

const translations = [
  {
    language: 'fr',
    /** Apostrophes and quotation marks of a typewriter, spaces that the typography makes, and none where it makes one. */
    odd: /['"“”\u00a0\u202f]|\S[;!?»]|[^\s\d]:|«\S/,
    foreign: /\d ?(°F|psi|ft|mph|gallons?)\b|gallons américains/,
    leastTerms: 25,
    titles: [
      ['Réfrigérateur', 'Nettoyer les joints de porte', 'Réfrigérateur : nettoyer les joints de porte'],
      ['Réfrigérateur', 'Vider le réfrigérateur', 'Vider le réfrigérateur'],
    ],
  },
  {
    language: 'de',
    odd: /['"”‚‘\u00a0\u202f]|\s[;:!?]|“\p{L}|\p{L}„|bzw\./u,
    foreign: /\d ?(°F|psi|ft|mph)(?!\p{L})|Gallone/u,
    leastTerms: 300,
    titles: [
      ['Kühlschrank', 'Türdichtungen reinigen', 'Kühlschrank: Türdichtungen reinigen'],
      ['Kühlschrank', 'Kühlschrank ausräumen', 'Kühlschrank ausräumen'],
    ],
  },
] as const;

describe.each(translations)('the words in $language', ({ language, odd, foreign, leastTerms, titles }) => {
  it.each(files)('have %s, made from the English of today', async (file) => {
    const { madeFrom } = (await read(`${language}/made-from.ts`)) as { madeFrom: Readonly<Record<string, MadeFrom>> };
    expect(await read(`${language}/${file}`)).toBeDefined();
    expect(staleTexts(await read(`en/${file}`), madeFrom[file] ?? {})).toEqual([]);
  });

  it('translate each term of the trade one way', async () => {
    const wrong: string[] = [];
    for await (const { path, text } of textsIn(language)) {
      const rival = /keywords/.test(path)
        ? undefined
        : termsOf(language).find((term) => term.wrong.test(written(text)));
      if (rival) wrong.push(`${path}: ${rival.term} instead of ${rival.wrong.exec(text)?.[0]}`);
    }
    expect(wrong).toEqual([]);
  });

  it('have terms that they use', async () => {
    const all: string[] = [];
    for await (const { text } of textsIn(language)) all.push(text.toLowerCase());
    const named = termsOf(language).filter(({ english }) => english !== undefined);
    const stems = named.map(({ term }) => term.toLowerCase().slice(0, 8));
    expect(stems.filter((stem) => !all.some((text) => text.includes(stem)))).toEqual([]);
  });

  it('have a glossary of many terms, none of them twice', () => {
    const terms = termsOf(language);
    const twice = (all: readonly string[]) => all.filter((each, index) => all.indexOf(each) !== index);
    expect(terms.length).toBeGreaterThanOrEqual(leastTerms);
    expect(twice(terms.map(({ term }) => term.toLowerCase()))).toEqual([]);
    expect(twice(terms.flatMap(({ english }) => english?.source ?? []))).toEqual([]);
  });

  it('are written with typographic marks and ordinary spaces', async () => {
    const wrong: string[] = [];
    for await (const { path, text } of textsIn(language)) {
      const plain = written(text)
        .replaceAll(/\b[A-Z]{2}(?: [A-Z]{2})*:/g, '')
        .replaceAll(/\| ?\]\]|https?:\/\/\S*/g, '');
      if (odd.test(plain)) wrong.push(`${path}: ${text}`);
    }
    expect(wrong).toEqual([]);
  });

  it('have no units of the United States, which no country of their audience uses', async () => {
    // The law of the United States is in its own units, and the wine table has a column for its readers.
    const isTheirs = (path: string) => /› US$/.test(path) || /^wineFridge › .*rows/.test(path);
    const wrong: string[] = [];
    for await (const { path, text } of textsIn(language)) {
      if (foreign.test(text.replaceAll(/\[\[.*?\]\]/g, '')) && !isTheirs(path)) wrong.push(`${path}: ${text}`);
    }
    expect(wrong).toEqual([]);
  });

  it('of the catalogue have the tasks of the English one, with as many steps', () => {
    const shape = (items: typeof catalogue) =>
      items.flatMap((item) => item.tasks.map(({ id, steps }) => [id, steps.length]));
    expect(shape(catalogueIn(language))).toEqual(shape(catalogue));
  });

  it.each(instructions[language].substances)('of the catalogue list %s where a step uses it', (substance, words) => {
    const tasks = catalogueIn(language).flatMap((item) => item.tasks);
    const using = tasks.filter(({ title, steps }) =>
      instructionsIn([title, ...steps], instructions[language]).some((sentence) => words.test(sentence)),
    );
    expect(ids(using.filter(({ uses = [] }) => !uses.includes(substance)))).toEqual([]);
  });

  it('of the catalogue warn where the English does', () => {
    const warned = (all: readonly CareTask[]) => ids(all.filter(({ safety }) => safety !== undefined));
    const tasks = catalogueIn(language).flatMap((item) => item.tasks);
    expect(warned(tasks)).toEqual(warned(catalogue.flatMap((item) => item.tasks)));
    expect(ids(tasks.filter(({ safetyIn }) => safetyIn !== undefined))).toEqual([]);
  });

  it('of the catalogue have titles of their own that fit a row', () => {
    const all = catalogueIn(language).flatMap((item) => item.tasks.map(({ title }) => title));
    expect(all.filter((title) => title.length > 80 || /\.$/.test(title))).toEqual([]);
    for (const [item, title, full] of titles) {
      expect(
        wordsIn(language)
          .fullTitle(item, title)
          .replaceAll(/[\u00a0\u202f]/g, ' '),
      ).toBe(full);
    }
  });
});

describe('a safety text that is older than its English', () => {
  const id = 'fridge.check-temperature';
  const changed = { tasks: { ...english.tasks, [id]: { ...english.tasks[id], safety: 'Another warning.' } } };
  const files = { 'items/fridge.ts': madeFromOf({ fridge: english }) };

  it('is English, and marked as that', () => {
    const [part] = withSafeSafety([fridge], [changed], files);
    expect(part?.tasks[id]).toMatchObject({
      safety: 'Another warning.',
      safetyIn: 'en',
      title: fridge.tasks[id].title,
    });
    expect(part?.tasks['fridge.defrost-freezer']).toEqual(fridge.tasks['fridge.defrost-freezer']);
  });

  it('is English where nothing says what it was made from', () => {
    expect(withSafeSafety([fridge], [english], {})[0]?.tasks[id]).toMatchObject({ safetyIn: 'en' });
    expect(withSafeSafety([fridge], [english], files)[0]?.tasks[id]).not.toHaveProperty('safetyIn');
  });
});
