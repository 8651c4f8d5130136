import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueIn } from '#core/catalogue/catalogue-in.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { withSafeSafety } from '#core/catalogue/with-safe-safety.ts';
import type { CareTask } from '#core/domain/care/care-task.ts';
import { fridge as english } from '#core/languages/en/items/fridge.ts';
import { fullTitle } from '#core/languages/fr/full-title.ts';
import { fridge } from '#core/languages/fr/items/fridge.ts';
import madeFrom from '#core/languages/fr/made-from.json' with { type: 'json' };
import { type MadeFrom, madeFromOf, staleTexts, textsOf } from '#core/languages/made-from.ts';
import { termsOf } from '../../../build/languages/terms/index.ts';
import { instructionsIn, substanceWords } from '../../support/languages/french.ts';

const folder = new URL('../../../core/languages/', import.meta.url);
const files = globSync('**/*.ts', { cwd: new URL('en/', folder) }).filter((file) => !/(^|\/)index\.ts$/.test(file));
/** Addresses of links, and marks, are no text. */
const written = (text: string) => text.replaceAll(/\]\([^)]*\)|\{[^}]*\}/g, ']');
const read = async (path: string): Promise<Record<string, unknown>> => import(new URL(path, folder).href);
const records: Readonly<Record<string, MadeFrom>> = madeFrom;

const tasks = catalogueIn('fr').flatMap((item) => item.tasks);
const ids = (those: readonly CareTask[]) => those.map(({ id }) => id);
const instructionsOf = ({ title, steps }: CareTask) => instructionsIn([title, ...steps]);

describe('French', () => {
  it.each(files)('has %s, made from the English of today', async (file) => {
    expect(await read(`fr/${file}`)).toBeDefined();
    expect(staleTexts(await read(`en/${file}`), records[file] ?? {})).toEqual([]);
  });

  it('translates each term of the trade one way', async () => {
    const wrong: string[] = [];
    for (const file of files) {
      for (const [path, text] of textsOf(await read(`fr/${file}`))) {
        const rival = /keywords/.test(path) ? undefined : termsOf('fr').find((term) => term.wrong.test(written(text)));
        if (rival) wrong.push(`${path}: ${rival.term} instead of ${rival.wrong.exec(text)?.[0]}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is written with typographic apostrophes, spaced punctuation and ordinary spaces', async () => {
    const odd: string[] = [];
    for (const file of files) {
      for (const [path, text] of textsOf(await read(`fr/${file}`))) {
        const plain = written(text)
          .replaceAll(/\b[A-Z]{2}(?: [A-Z]{2})*:/g, '')
          .replaceAll(/https?:\/\/\S*/g, '');
        if (/['"“”\u00a0\u202f]|\S[;!?»]|[^\s\d]:|«\S/.test(plain)) odd.push(`${path}: ${text}`);
      }
    }
    expect(odd).toEqual([]);
  });
});

describe('the public texts in French', () => {
  it('have no units of the United States, which no country uses that reads French', async () => {
    const foreign = /\d ?(°F|psi|ft|mph|gallons?)\b|gallons américains/;
    // The law of the United States is in its own units, and the wine table has a column for its readers.
    const isTheirs = (path: string) => /› US$/.test(path) || /^wineFridge › .*rows/.test(path);
    const wrong: string[] = [];
    for (const file of files) {
      for (const [path, text] of textsOf(await read(`fr/${file}`))) {
        if (foreign.test(text.replaceAll(/\[\[.*?\]\]/g, '')) && !isTheirs(path)) wrong.push(`${path}: ${text}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the catalogue in French', () => {
  it('has the tasks of the English one, with as many steps', () => {
    const shape = (items: typeof catalogue) =>
      items.flatMap((item) => item.tasks.map(({ id, steps }) => [id, steps.length]));
    expect(shape(catalogueIn('fr'))).toEqual(shape(catalogue));
  });

  it.each(substanceWords)('lists %s where a step uses it', (substance, words) => {
    const using = tasks.filter((task) => instructionsOf(task).some((sentence) => words.test(sentence)));
    expect(ids(using.filter(({ uses = [] }) => !uses.includes(substance)))).toEqual([]);
  });

  it('warns where the English does', () => {
    const warned = (all: readonly CareTask[]) => ids(all.filter(({ safety }) => safety !== undefined));
    expect(warned(tasks)).toEqual(warned(catalogue.flatMap((item) => item.tasks)));
    expect(ids(tasks.filter(({ safetyIn }) => safetyIn !== undefined))).toEqual([]);
  });

  it('has titles of their own that fit a row', () => {
    const titles = catalogueIn('fr').flatMap((item) => item.tasks.map(({ title }) => title));
    expect(titles.filter((title) => title.length > 80 || /\.$/.test(title))).toEqual([]);
    expect(fullTitle('Réfrigérateur', 'Nettoyer les joints de porte')).toBe(
      'Réfrigérateur : nettoyer les joints de porte',
    );
    expect(fullTitle('Réfrigérateur', 'Vider le réfrigérateur')).toBe('Vider le réfrigérateur');
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
