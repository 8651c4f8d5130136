import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { madeFromOf, textsOf } from '#core/languages/made-from.ts';
import { limitNote } from './check-units.ts';
import { rulesOf, sourceForLanguage } from './new-language.ts';
import { extraForms, sourceTexts, withTexts } from './source-texts.ts';
import { englishFiles, languagesFolder, wordsIn, writeMadeFrom } from './words-of-folder.ts';
import type { TranslatedFile, Unit } from './xliff.ts';

/**
 * What English has no texts for, because the API and the database know these names and sentences in English. Their
 * translations have them as keys, so a new language begins with the French file.
 */
const keyed = ['item-names.ts', 'refusals.ts'];

const pathOf = (language: string, file: string): string => join(languagesFolder, language, file);
const read = (language: string, file: string): string => readFileSync(pathOf(language, file), 'utf8');

/** The source whose texts are replaced: the language's own file, or the one that a new language begins with. */
const baseOf = (language: string, file: string): { readonly language: string; readonly source: string } => {
  const from = existsSync(pathOf(language, file)) ? language : keyed.includes(file) ? 'fr' : 'en';
  return { language: from, source: read(from, file) };
};

const isRule = (file: string): boolean => Object.hasOwn(rulesOf('xx'), file);
const lastKey = (path: string): string => path.split(' › ').at(-1) ?? '';
const parentOf = (path: string): string => path.split(' › ').slice(0, -1).join(' › ');

/** Every text of a language with its English, also those inside functions. */
export async function unitsOf(language: string): Promise<readonly TranslatedFile[]> {
  const files: TranslatedFile[] = [];
  for (const file of englishFiles().filter((each) => !isRule(each))) {
    const base = baseOf(language, file);
    const written = sourceTexts(read('en', file));
    const english = new Map(written.map(({ path, text, note }) => [path, { text, note }]));
    const evaluated = new Map(textsOf(await wordsIn('en', file)));
    const units = sourceTexts(base.source).map(({ path, text, note }): Unit => {
      const original = english.get(path);
      // A function that a language writes in its own way has other texts than the English one.
      const alike = written.filter((each) => parentOf(each.path) === parentOf(path) || each.path === parentOf(path));
      const source =
        original?.text ??
        evaluated.get(path) ??
        (keyed.includes(file) ? lastKey(path) : alike.map((each) => each.text).join(' / '));
      const notes = [original?.note ?? note, limitNote(file, path)].filter(Boolean).join('\n');
      return { path, source, target: base.language === language ? text : '', ...(notes !== '' && { note: notes }) };
    });
    if (units.length > 0) files.push({ file, units: withForms(language, units) });
  }
  return files;
}

/** The units, with those for the plurals that the language has and English lacks, beside `one` and `other`. */
function withForms(language: string, units: readonly Unit[]): readonly Unit[] {
  const categories: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const known = new Set(units.map(({ path }) => path));
  return units.flatMap((unit) => {
    if (!known.has(unit.path.replace(/other$/, 'one'))) return [unit];
    const forms = extraForms(unit.path).filter(([category, path]) => categories.includes(category) && !known.has(path));
    const note = (category: string) => `The plural form “${category}”, which English lacks.`;
    return [unit, ...forms.map(([category, path]) => ({ ...unit, path, target: '', note: note(category) }))];
  });
}

/** Writes the texts that differ into the files that a language has. Returns these files. */
export function correct(language: string, files: readonly TranslatedFile[]): readonly string[] {
  return files.flatMap(({ file, units }) => {
    const source = read(language, file);
    const texts = new Map(sourceTexts(source).map(({ path, text }) => [path, text]));
    const changed = new Map(
      units.flatMap(({ path, target }) =>
        target !== '' && target !== texts.get(path) ? [[path, target] as const] : [],
      ),
    );
    const unknown = [...changed.keys()].find((path) => !texts.has(path));
    if (unknown !== undefined) throw new Error(`${file} has no text ${unknown}.`);
    if (changed.size === 0) return [];
    writeFileSync(
      pathOf(language, file),
      withTexts(source, (path) => changed.get(path)),
    );
    return [file];
  });
}

/** The files of a language that doesn't exist yet, by their path in its folder. */
export function sourcesOf(language: string, files: readonly TranslatedFile[]): ReadonlyMap<string, string> {
  const rules = rulesOf(language);
  const locale = /locale: '([^']*)'/.exec(rules['language.ts'] ?? '')?.[1] ?? language;
  const translations = new Map(
    files.map(({ file, units }) => [file, new Map(units.map(({ path, target }) => [path, target]))]),
  );
  return new Map(
    globSync('**/*.ts', { cwd: join(languagesFolder, 'en') }).map((file) => {
      const { language: from, source } = baseOf(language, file);
      const translated = withTexts(source, (path) => translations.get(file)?.get(path) || undefined);
      return [file, rules[file] ?? (from === 'en' ? sourceForLanguage(file, translated, locale) : translated)] as const;
    }),
  );
}

/** Writes the folder of a new language, and its line in the list of languages. */
export async function create(language: string, files: readonly TranslatedFile[]): Promise<void> {
  for (const [file, source] of sourcesOf(language, files)) {
    mkdirSync(dirname(pathOf(language, file)), { recursive: true });
    writeFileSync(pathOf(language, file), source);
  }
  const records: [string, ReturnType<typeof madeFromOf>][] = [];
  for (const file of englishFiles()) records.push([file, madeFromOf(await wordsIn('en', file))]);
  writeMadeFrom(language, Object.fromEntries(records));
  addToList(language);
}

/** The one line outside the folder: what the language is called in itself. */
function addToList(language: string): void {
  const path = join(languagesFolder, '../domain/languages.ts');
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.replace(/(languageNames = \{.*?)( \} as const)/s, `$1, ${language}: '${name}'$2`));
}
