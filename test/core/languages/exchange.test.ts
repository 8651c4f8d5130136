import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#core/domain/languages.ts';
import { madeFromOf, staleTexts } from '#core/languages/made-from.ts';
import { findingsIn, problemsOf } from '../../../build/languages/check-units.ts';
import { doubtsIn } from '../../../build/languages/doubts.ts';
import { correct, create, here, madeFromAfter, remove, sourcesOf, unitsOf } from '../../../build/languages/exchange.ts';
import { sourceTexts, withTexts } from '../../../build/languages/source-texts.ts';
import { termsOf } from '../../../build/languages/terms/index.ts';
import { englishFiles, languagesFolder } from '../../../build/languages/words-of-folder.ts';
import { readXliff, type TranslatedFile, type Unit, writeXliff } from '../../../build/languages/xliff.ts';

const unit = { path: 'a › b', source: 'Is 1 < 2 & “so”?', target: '« 1 » < 2 & "ainsi"' };
const plain = ({ path, source, target }: Unit) => ({ path, source, target });

/** Each text in a source that has words and a space, but keys. */
function literalsWithSpaces(source: string): readonly { readonly start: number; readonly text: string }[] {
  const found: { start: number; text: string }[] = [];
  const keys = new Set<number>();
  new Visitor({
    Property: ({ key }) => void keys.add(key.start),
    Literal: ({ value, start }) => {
      if (typeof value === 'string') found.push({ start, text: value });
    },
    TemplateLiteral: ({ quasis, start }) => {
      found.push({ start, text: quasis.map(({ value }) => value.cooked).join('…') });
    },
  }).visit(parseSync('words.ts', source).program);
  return found.filter(({ start, text }) => !keys.has(start) && /\p{L}.*\s|\s.*\p{L}/u.test(text));
}

describe('the exchange with other programs', () => {
  it('keeps every text, also one with characters that XML reserves', () => {
    const files = [
      {
        file: 'items/fridge.ts',
        units: [
          { ...unit, note: 'A & B' },
          { ...unit, path: 'c', target: '' },
        ],
      },
    ];
    const [read] = readXliff(writeXliff('fr', files));
    expect(read?.units.map(plain)).toEqual(files[0]?.units.map(plain));
    expect(read?.units.map(({ line }) => line)).toEqual([4, 11]);
  });

  it('reads what another program writes: other entities, attributes and lines', () => {
    const xml = `<xliff><file original="f.ts" id="1">
      <unit name="p" id="9" translate="yes"><notes/><segment state="final"><source>A</source>
      <target xml:space="preserve">L&#8217;&#xe9;t&#233; &apos;x&apos;</target></segment></unit></file></xliff>`;
    expect(readXliff(xml)).toEqual([
      { file: 'f.ts', units: [{ path: 'p', source: 'A', target: "L’été 'x'", line: 2 }] },
    ]);
  });
});

describe('what a translation may have wrong', () => {
  const doubts = (language: string, source: string, target: string) =>
    doubtsIn([{ file: 'items/oven.ts', units: [{ path: 'a', source, target, line: 7 }] }], language, 'oven.xlf', []);

  it.each([
    ['fr', 'Never open the cover.', 'Ouvrez le capot.', ['has no negation for “Never”']],
    ['fr', 'Open the cover.', 'N’ouvrez pas le capot.', ['has “N’ouvrez”, and its English has no negation']],
    ['fr', 'Open the Bosch oven.', 'Ouvrez le fourr Bosch.', ['has “fourr”, which the dictionary lacks']],
    ['fr', 'Don’t open the cover.', 'N’ouvrez jamais le capot.', []],
    ['fr', 'Open the cover.', '', []],
  ])('is said with its line: %s “%s” as “%s”', async (language, source, target, said) => {
    expect(await doubts(language, source, target)).toEqual(said.map((each) => `oven.xlf:7: items/oven.ts › a ${each}`));
  });

  it('leaves the spelling of a language without a dictionary to people', async () => {
    expect(await doubts('xx', 'Open the cover.', 'Óþéñ ţĥé çöṽéŕ.')).toEqual([
      'No dictionary of xx is installed, so its spelling isn’t checked.',
    ]);
  });

  it('doubts no word that the language’s other texts have', async () => {
    const units = [{ path: 'a', source: 'Open it.', target: 'Ouvrez le fourr.', line: 7 }];
    const present = [{ file: 'items/hob.ts', units: [{ path: 'b', source: 'It.', target: 'Le fourr.' }] }];
    expect(await doubtsIn([{ file: 'items/oven.ts', units }], 'fr', 'oven.xlf', present)).toEqual([]);
  });
});

describe('the texts of a source', () => {
  const source = `const tasks = { one: 'task', other: 'tasks' };
/** Of a week. */
export const week = {
  title: 'Week',
  id: 'week',
  /** How much is left. */
  left: (count: number, kind: string) => \`\${format.count(count, tasks)} left\${kind === 'own' ? ', your own' : ''}\`,
} as const;
`;

  it('are those that people read, with the comments before them and the names of their values', () => {
    expect(sourceTexts(source).map(({ path, text, note }) => [path, text, note])).toEqual([
      ['tasks › one', 'task', ''],
      ['tasks › other', 'tasks', ''],
      ['week › title', 'Week', ''],
      [
        'week › left › 1',
        '{1} left{2}',
        "How much is left.\n{1} is format.count(count, tasks)\n{2} is kind === 'own' ? ', your own' : ''",
      ],
      ['week › left › 2', ', your own', "How much is left.\nIf kind === 'own'"],
    ]);
  });

  it('are replaced in place, in another order, with the plurals that English lacks', () => {
    const german = new Map([
      ['tasks › other', 'zadań'],
      ['tasks › few', 'zadania'],
      ['week › left › 1', '{2}: noch {1}'],
      ['week › left › 2', "d'eigene"],
    ]);
    const written = withTexts(source, (path) => german.get(path));
    expect(written).toContain("{ one: 'task', other: 'zadań', few: 'zadania' }");
    expect(written).toContain(`\`\${kind === 'own' ? 'd\\'eigene' : ''}: noch \${format.count(count, tasks)}\``);
    expect(written).toContain("id: 'week'");
    expect(withTexts(source, () => undefined)).toBe(source);
  });
});

/** Every text of a language, which takes seconds to gather. */
function exported(language: string): ReturnType<typeof unitsOf> {
  const units = gathered.get(language) ?? unitsOf(language);
  gathered.set(language, units);
  return units;
}
const gathered = new Map<string, ReturnType<typeof unitsOf>>();

describe('every text of the product', () => {
  it('is exported: a sentence that is left out is one that code reads', () => {
    const left = englishFiles().flatMap((file) => {
      const source = readFileSync(join(languagesFolder, 'en', file), 'utf8');
      const exported = new Set(sourceTexts(source).map(({ start }) => start));
      return literalsWithSpaces(source)
        .filter(({ start }) => !exported.has(start))
        .map(({ text }) => `${file}: ${text}`);
    });
    expect(left).toEqual([]);
  });

  it.each(languages)('comes out and goes in again unchanged: %s', async (language) => {
    const files = await exported(language);
    expect(files.flatMap(({ units }) => units).length).toBeGreaterThan(8000);
    const again = readXliff(writeXliff(language, files));
    expect(again.map(({ file, units }) => [file, units.map(plain)])).toEqual(
      files.map(({ file, units }) => [file, units.map(plain)]),
    );
  });

  it('says where a lone word is shown, or what is beside it', async () => {
    const units = (await exported('pl')).flatMap(({ file, units: ofFile }) =>
      ofFile.map((each) => ({ file, ...each })),
    );
    const lone = units.filter(({ source }) => !/\s/.test(source) && source !== '');
    expect(lone.length).toBeGreaterThan(500);
    // The lists of `keyed` files are of one kind.
    const bare = lone.filter(({ file, note }) => !note && !['item-names.ts', 'refusals.ts'].includes(file));
    expect(bare.map(({ file, path }) => `${file} › ${path}`)).toEqual([]);
    const progress = units.find(({ path }) => path === 'onboarding › progress');
    expect(progress?.note).toContain('Shown in label of apps/web/features/onboarding/onboarding-page.tsx.');
  });

  it('explains its marks, its greatest length and its terms to those who have never seen them', async () => {
    const noteIn = async (language: string, words: string) =>
      (await exported(language)).flatMap(({ units }) => units).find(({ source }) => source.includes(words))?.note ?? '';
    const units = (await exported('fr')).flatMap(({ units: ofFile }) => ofFile);
    const explained = [
      [/\[\[/, /^\[\[FR: … \| …\]\]: /m],
      [/\{[^}]+\}/, /^Keep \{…\} as it is/m],
      [/\]\(/, /^\[…\]\(…\): /m],
    ] as const;
    for (const [mark, note] of explained) {
      const marked = units.filter(({ source }) => mark.test(source));
      expect(marked.length).toBeGreaterThan(50);
      expect(marked.filter((unit) => !note.test(unit.note ?? '')).map(({ path }) => path)).toEqual([]);
    }
    const unmarked = units.filter(({ source, note }) => /^\[\[FR: … /m.test(note ?? '') && !source.includes('[['));
    expect(unmarked.map(({ path }) => path)).toEqual([]);
    const links = units.filter(({ source }) => /\(\/[a-z-]*#/.test(source) && !/(?<![^\s-])#/.test(source));
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter(({ note }) => note?.includes('#: a number')).map(({ path }) => path)).toEqual([]);
    expect(await noteIn('fr', 'smoke alarm')).toContain('“smoke alarm');
    expect(await noteIn('pl', 'smoke alarm')).not.toContain('Here, ');
    const lengths = new Set(units.flatMap(({ note }) => /At most \d+ characters/.exec(note ?? '') ?? []));
    expect([...lengths].sort()).toEqual(['160', '165', '200', '80'].map((most) => `At most ${most} characters`));
  });

  it('has terms whose translations are the ones in the texts', async () => {
    const units = (await exported('fr')).flatMap(({ units: ofFile }) => ofFile);
    const isSaid = ({ english, term }: ReturnType<typeof termsOf>[number]) => {
      const using = units.filter(({ source }) => english?.test(source));
      const first = term.slice(0, 5).toLowerCase();
      return using.filter(({ target }) => target.toLowerCase().includes(first)).length > using.length / 2;
    };
    const terms = termsOf('fr').filter(({ english }) => english);
    expect(terms.length).toBeGreaterThan(10);
    expect(terms.filter((term) => !isSaid(term)).map(({ term }) => term)).toEqual([]);
  });

  it('reaches the folder of a language that doesn’t exist yet', async () => {
    const marked = (text: string) => `⟦${text}⟧`;
    const files = (await exported('pl')).map(({ file, units }) => ({
      file,
      units: units.map((each) => ({ ...each, target: marked(each.source) })),
    }));
    const sources = sourcesOf('pl', files);
    const lost: string[] = [];
    for (const { file, units } of files) {
      const texts = new Map(sourceTexts(sources.get(file) ?? '').map(({ path, text }) => [path, text]));
      lost.push(
        ...units.filter(({ path, target }) => texts.get(path) !== target).map(({ path }) => `${file} › ${path}`),
      );
    }
    expect(lost).toEqual([]);
    expect(sources.get('app/week/week.ts')).toContain('as const satisfies Translation<typeof english>;');
    expect(sources.get('site/addresses.ts')).toContain('/pl');
  });
});

describe('a language that was made by an import', () => {
  const code = 'xx';
  const folder = mkdtempSync(join(tmpdir(), 'upkept-language-'));
  const place = { folder, list: join(folder, 'languages.ts'), offers: join(folder, 'site.css') };
  const [list, offers] = [readFileSync(here.list, 'utf8'), readFileSync(here.offers, 'utf8')];
  const read = (file: string) => readFileSync(join(folder, code, file), 'utf8');
  const said = (path: string, target: string) => ({ path, source: '', target });

  let translated: readonly TranslatedFile[] = [];
  beforeAll(async () => {
    translated = (await unitsOf(code)).map(({ file, units }) => ({
      file,
      units: units.map((each) => ({ ...each, target: each.source.toUpperCase() })),
    }));
  }, 60_000);
  beforeEach(async () => {
    rmSync(join(folder, code), { recursive: true, force: true });
    writeFileSync(place.list, list);
    writeFileSync(place.offers, offers);
    await create(code, translated, place);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('takes the correction of a single sentence', () => {
    const units = [said('buttons › save', 'Correction')];
    expect(correct(code, [{ file: 'app/buttons.ts', units }], place)).toEqual(['app/buttons.ts']);
    expect(read('app/buttons.ts')).toContain("save: 'Correction'");
    expect(read('app/buttons.ts')).toContain("cancel: 'CANCEL'");
  });

  it('is asked for a file and a text that English has since, and gets them', async () => {
    rmSync(join(folder, code, 'waits.ts'));
    writeFileSync(join(folder, code, 'app/buttons.ts'), read('app/buttons.ts').replace(/ *save: .*\n/, ''));
    const asked = (await unitsOf(code, place)).flatMap(({ file, units }) =>
      units.filter(({ target }) => target === '').map(({ path }) => `${file} › ${path}`),
    );
    expect(asked).toContain('app/buttons.ts › buttons › save');
    expect(asked.some((each) => each.startsWith('waits.ts'))).toBe(true);
    const again = { file: 'app/buttons.ts', units: [said('buttons › save', 'Again')] };
    correct(code, [again, { file: 'waits.ts', units: [said('subjects › damage › one', 'damage')] }], place);
    expect(read('app/buttons.ts')).toContain("cancel: 'CANCEL'");
    expect(read('app/buttons.ts')).toContain("save: 'Again'");
    expect(read('waits.ts')).toContain("one: 'damage'");
  });

  it('is asked for a message that takes other values since, and gets it with what it needs', async () => {
    const file = 'waits.ts';
    const old = read(file)
      .replace(/^import { format }.*\n/m, '')
      .replace(/unsafe: [^`]*`.*`,/, "unsafe: (wish: number, jobs: number) => 'Wish: ' + wish + jobs,");
    writeFileSync(join(folder, code, file), old);
    const asked = (await unitsOf(code, place)).flatMap((each) =>
      each.file === file ? each.units.filter(({ target }) => target === '') : [],
    );
    expect(asked.map(({ path }) => path)).toEqual(['waits › unsafe', 'waits › unsafe › one', 'waits › unsafe › other']);
    const units = asked.map(({ path, source }) => said(path, `Now ${source}`));
    expect(() => correct(code, [{ file, units: units.slice(1) }], place)).toThrow('it needs waits › unsafe too');
    correct(code, [{ file, units }], place);
    expect(read(file)).toContain('`Now Your home has ${format.count(jobs');
    expect(read(file).match(/import { format } from/g)).toHaveLength(1);
    expect(read(file)).not.toContain('Wish: ');
  });

  it('refuses a message that uses what only the English file declares', () => {
    const file = 'waits.ts';
    const old = read(file)
      .replace(/^const tasksAWeek = .*\n/m, '')
      .replace(/raiseTo: \(tasksPerWeek: number\) => `.*`,/, "raiseTo: (wish: number) => 'Wish: ' + wish,");
    writeFileSync(join(folder, code, file), old);
    const units = [said('waits › raiseTo', 'Now {1}')];
    expect(() => correct(code, [{ file, units }], place)).toThrow('needs tasksAWeek of the English file');
    expect(read(file)).toBe(old);
  });

  it('lists no file that it lacks', () => {
    rmSync(join(folder, code, 'items/fridge.ts'));
    const listed = read('items/index.ts').replace(/.*fridge.*\n/, '');
    writeFileSync(join(folder, code, 'items/index.ts'), listed);
    expect(correct(code, [], place)).toEqual([]);
    expect(read('items/index.ts')).toBe(listed);
  });

  it('lists what English lists', () => {
    writeFileSync(join(folder, code, 'items/index.ts'), read('items/index.ts').replace(/.*fridge.*\n/, ''));
    expect(correct(code, [], place)).toEqual(['items/index.ts']);
    expect(read('items/index.ts')).toContain("from './fridge.ts'");
  });

  it('leaves nothing when it is removed', () => {
    expect(readFileSync(place.list, 'utf8')).toContain("xx: 'xx' } as const");
    expect(readFileSync(place.offers, 'utf8')).toContain('[data-offer="xx"],\n');
    remove(code, place);
    expect(readdirSync(folder).toSorted()).toEqual(['languages.ts', 'site.css']);
    expect([readFileSync(place.list, 'utf8'), readFileSync(place.offers, 'utf8')]).toEqual([list, offers]);
  });
});

describe('what is wrong with a translation', () => {
  it.each([
    ['another number', 'At 60 °C', 'Bei 50 °C', 'numbers and marks'],
    ['a lost mark', 'Call {emergency number}.', 'Ruf an.', 'has no values'],
    ['a lost value', '{count} left', 'noch', 'has no values'],
    ['another address', 'See [terms](/terms)', 'Siehe [AGB](/agb)', 'instead of ](/terms)'],
    ['a lost space at its end', 'Only for: ', 'Nur:', 'another space'],
  ])('%s is found', (_, source, target, problem) => {
    expect(problemsOf('f.ts', { path: 'p', source, target }, 'de').join()).toContain(problem);
  });

  it('is a title that fits no row', () => {
    const title = { path: 'fridge › tasks › fridge.x › title', source: 'Title', target: 'T'.repeat(81) };
    expect(problemsOf('items/fridge.ts', title, 'de')).toEqual(['is longer than 80 characters']);
  });

  it('is reported with its file and line', () => {
    const files = [{ file: 'f.ts', units: [{ path: 'p', source: '1', target: '2', line: 7 }] }];
    expect(findingsIn(files, 'de', 'de.xlf')[0]).toMatch(/^de\.xlf:7: f\.ts › p has the numbers/);
  });
});

describe('what a translation was made from', () => {
  const before = { words: { one: { title: 'A', steps: ['B', 'C'] }, other: 'D' } };
  const madeFrom = madeFromOf(before);

  it('names the texts that have changed, and no other', () => {
    expect(staleTexts(before, madeFrom)).toEqual([]);
    const after = { words: { ...before.words, other: 'E' } };
    expect(staleTexts(after, madeFrom)).toEqual(['words › other']);
  });

  it('names every text of a part that has another number of them', () => {
    const after = { words: { ...before.words, one: { title: 'A', steps: ['B', 'C', 'D'] } } };
    expect(staleTexts(after, madeFrom)).toContain('words › one › steps › 2');
  });

  it('is the English of today for what an import brings, once all that was stale of a part came', () => {
    const after = { words: { one: { title: 'A', steps: ['C', 'D'] }, other: 'E' } };
    const [first, second, other] = ['steps › 0', 'steps › 1', ''].map((key, index) => {
      const path = key === '' ? 'words › other' : `words › one › ${key}`;
      return { path, source: ['C', 'D', 'E'][index] ?? '', target: 'X' };
    });
    const staleAfter = (...units: readonly (Unit | undefined)[]) =>
      staleTexts(
        after,
        madeFromAfter(
          after,
          madeFrom,
          units.filter((unit) => unit !== undefined),
        ),
      );
    expect(staleAfter(first)).toContain('words › one › steps › 1');
    expect(staleAfter(first, second)).toEqual(['words › other']);
    expect(staleAfter(first, second, other && { ...other, source: 'D' })).toEqual(['words › other']);
    expect(staleAfter(first, second, other)).toEqual([]);
  });

  it('names every text where nothing is known', () => {
    expect(staleTexts(before, {})).toHaveLength(4);
  });
});
