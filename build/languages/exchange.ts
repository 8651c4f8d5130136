import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MadeFrom, madeFromOf, staleTexts, textsOf } from '#core/languages/made-from.ts';
import { outdatedMessages, renew } from './messages.ts';
import { rulesOf, sourceForLanguage } from './new-language.ts';
import { textNotes } from './notes.ts';
import { contextNote } from './place-of-use.ts';
import { extraForms, sourceTexts, withTexts } from './source-texts.ts';
import { englishFiles, languagesFolder, wordsIn } from './words-of-folder.ts';
import type { TranslatedFile, Unit } from './xliff.ts';

/**
 * What English has no texts for, because the API and the database know these names and sentences in English. Their
 * translations have them as keys, so a new language begins with the French file.
 */
const keyed = ['item-names.ts', 'refusals.ts'];

/** Where a language that is new gets its folder, and a line: in the list of languages, and in the style of the offers to read it. */
type Place = { readonly folder: string; readonly list: string; readonly offers: string };
export const here: Place = {
  folder: languagesFolder,
  list: join(languagesFolder, '../domain/languages.ts'),
  offers: join(languagesFolder, '../../apps/site/site.css'),
};

const isHere = (language: string): boolean => existsSync(join(languagesFolder, language));
const pathOf = (language: string, file: string, place = here): string =>
  join(isHere(language) ? languagesFolder : place.folder, language, file);
const read = (language: string, file: string, place = here): string =>
  readFileSync(pathOf(language, file, place), 'utf8');

/** The source whose texts are replaced: the language's own file, or the one that a new language begins with. */
const baseOf = (
  language: string,
  file: string,
  place = here,
): { readonly language: string; readonly source: string } => {
  const from = existsSync(pathOf(language, file, place)) ? language : keyed.includes(file) ? 'fr' : 'en';
  return { language: from, source: read(from, file, place) };
};

/** A name of the API as words, and what only joins values as it is. */
const sourceOfKeyed = (path: string, text: string): string =>
  text.includes('{')
    ? text
    : lastKey(path)
        .replaceAll('_', ' ')
        .replaceAll(/(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu, (letter) => ` ${letter.toLowerCase()}`);

const isRule = (file: string): boolean => Object.hasOwn(rulesOf('xx'), file);
const isWithin = (path: string, part: string): boolean => path === part || path.startsWith(`${part} › `);
const lastKey = (path: string): string => path.split(' › ').at(-1) ?? '';
const parentOf = (path: string): string => path.split(' › ').slice(0, -1).join(' › ');

/** Every text of a language with its English, also those inside functions. */
export async function unitsOf(language: string, place = here): Promise<readonly TranslatedFile[]> {
  const files: TranslatedFile[] = [];
  for (const file of englishFiles().filter((each) => !isRule(each))) {
    const base = baseOf(language, file, place);
    const english = read('en', file);
    const written = sourceTexts(english);
    const outdated = base.language === language ? outdatedMessages(base.source, english) : [];
    const isOutdated = (path: string) => outdated.some((message) => isWithin(path, message.path));
    const originals = new Map(written.map(({ path, text, note }) => [path, { text, note }]));
    const evaluated = new Map(textsOf(await wordsIn('en', file)));
    const units = sourceTexts(renew(english, base.source, outdated).source).map(({ path, text, note }): Unit => {
      const original = originals.get(path);
      // A function that a language writes in its own way has other texts than the English one.
      const alike = written.filter((each) => parentOf(each.path) === parentOf(path) || each.path === parentOf(path));
      const source =
        original?.text ??
        evaluated.get(path) ??
        (keyed.includes(file) ? sourceOfKeyed(path, text) : alike.map((each) => each.text).join(' / '));
      const context = contextNote(file, path, original?.text ?? text, written);
      const notes = [original?.note ?? note, context, ...textNotes(file, path, source, language)]
        .filter(Boolean)
        .join('\n');
      const target = base.language === language && !isOutdated(path) ? text : '';
      return { path, source, target, ...(notes !== '' && { note: notes }) };
    });
    const added = base.language === language ? addedIn(written, units) : [];
    const all = [
      ...units,
      ...added.map(({ path, text, note }) => ({
        path,
        source: text,
        target: '',
        note: [note, ...textNotes(file, path, text, language)].filter(Boolean).join('\n'),
      })),
    ];
    if (all.length > 0) files.push({ file, units: withForms(language, all) });
  }
  return files;
}

/** The English texts whose keys a language lacks. One that it has can be written there in another way. */
function addedIn<Text extends { readonly path: string }>(
  english: readonly Text[],
  own: readonly Unit[],
): readonly Text[] {
  const keyOf = (path: string) => path.replace(/( › \d+)+$/, '');
  const known = new Set(own.map(({ path }) => keyOf(path)));
  const isKnown = (path: string) =>
    known.has(keyOf(path)) || own.some((each) => each.path.startsWith(`${keyOf(path)} › `));
  return english.filter(({ path }) => keyOf(path) !== '' && !isKnown(path));
}

/** The units, with those for the plurals that the language has and English lacks, beside `one` and `other`. */
function withForms(language: string, units: readonly Unit[]): readonly Unit[] {
  const categories: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const known = new Set(units.map(({ path }) => path));
  return units.flatMap((unit) => {
    if (!known.has(unit.path.replace(/other$/, 'one'))) return [unit];
    const forms = extraForms(unit.path).filter(([category, path]) => categories.includes(category) && !known.has(path));
    const note = (category: string) =>
      [`The plural form “${category}”, which English lacks.`, unit.note].filter(Boolean).join('\n');
    return [unit, ...forms.map(([category, path]) => ({ ...unit, path, target: '', note: note(category) }))];
  });
}

/** Writes the texts that differ into the files that a language has, and what English lists in its indexes. Returns these files. */
export function correct(language: string, files: readonly TranslatedFile[], place = here): readonly string[] {
  const corrected = files.flatMap(({ file, units }) => {
    const own = readIfThere(language, file, place);
    const source = own === undefined ? undefined : currentSource(file, own, units);
    const texts = new Map(sourceTexts(source ?? '').map(({ path, text }) => [path, text]));
    const changed = new Map(
      units.flatMap(({ path, target }) =>
        target !== '' && target !== texts.get(path) ? [[path, target] as const] : [],
      ),
    );
    if (changed.size === 0) return [];
    const unknown = [...changed.keys()].find((path) => !texts.has(path));
    const corrected =
      source !== undefined && unknown === undefined
        ? withTexts(source, (path) => changed.get(path))
        : sourceFromEnglish(file, new Map([...texts, ...changed]), localeIn(read(language, 'language.ts', place)));
    write(language, file, corrected, place);
    return [file];
  });
  const indexes = globSync('**/index.ts', { cwd: join(languagesFolder, 'en') }).filter(
    (file) => isListed(language, file, place) && readIfThere(language, file, place) !== read('en', file),
  );
  for (const file of indexes) write(language, file, read('en', file), place);
  return [...corrected, ...indexes];
}

const readIfThere = (language: string, file: string, place: Place): string | undefined =>
  existsSync(pathOf(language, file, place)) ? read(language, file, place) : undefined;

/** Whether a language has every file that an English index lists: a part may have been imported alone. */
const isListed = (language: string, index: string, place: Place): boolean =>
  [...read('en', index).matchAll(/from '\.\/([^']+)'/g)].every(([, name = '']) =>
    existsSync(pathOf(language, join(dirname(index), name), place)),
  );

/** The language's file with today's English in the place of messages that take other values now, whose texts have come. */
function currentSource(file: string, source: string, units: readonly Unit[]): string {
  const english = read('en', file);
  const came = new Set(units.flatMap(({ path, target }) => (target === '' ? [] : [path])));
  const parts = sourceTexts(english).map(({ path }) => path);
  const outdated = outdatedMessages(source, english).filter((message) => {
    const needed = parts.filter((path) => isWithin(path, message.path));
    const lacking = needed.filter((path) => !came.has(path));
    if (lacking.length > 0 && lacking.length < needed.length)
      throw new Error(`${file} › ${message.path} takes other values now, so it needs ${lacking.join(' and ')} too.`);
    return needed.length > 0 && lacking.length === 0;
  });
  const renewed = renew(english, source, outdated);
  if (renewed.lacking.length > 0)
    throw new Error(`${file} takes other values now, and needs ${renewed.lacking.join(' and ')} of the English file.`);
  return renewed.source;
}

/** What a language's file was made from, once these texts are in it: a part is as new as the English when all its stale texts came. */
export function madeFromAfter(english: unknown, before: MadeFrom, units: readonly Unit[]): MadeFrom {
  const today = new Map(textsOf(english));
  const came = new Set(
    units.flatMap((unit) => (unit.target && today.get(unit.path) === unit.source ? [unit.path] : [])),
  );
  const stale = staleTexts(english, before);
  const isNew = ([part]: readonly [string, unknown]) => {
    const ofPart = stale.filter((path) => isWithin(path, part));
    return ofPart.length > 0 && ofPart.every((path) => came.has(path));
  };
  return { ...before, ...Object.fromEntries(Object.entries(madeFromOf(english)).filter(isNew)) };
}

/** A file with what English has now. It keeps the texts of a language that has the same ones, and none with rules of its own. */
function sourceFromEnglish(file: string, texts: ReadonlyMap<string, string>, locale: string): string {
  const english = read('en', file);
  const known = new Set(sourceTexts(english).map(({ path }) => path));
  const lost = [...texts.keys()].find((path) => !known.has(path));
  if (lost !== undefined) throw new Error(`${file} has no text ${lost}.`);
  return sourceForLanguage(
    file,
    withTexts(english, (path) => texts.get(path)),
    locale,
  );
}

const localeIn = (source: string): string => /locale: '([^']*)'/.exec(source)?.[1] ?? 'en-GB';

/** The files of a language that doesn't exist yet, by their path in its folder. */
export function sourcesOf(language: string, files: readonly TranslatedFile[]): ReadonlyMap<string, string> {
  const rules = rulesOf(language);
  const locale = localeIn(rules['language.ts'] ?? '');
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

function write(language: string, file: string, source: string, place: Place): void {
  const path = pathOf(language, file, place);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}

const offerOf = (language: string): string => `:root[data-reads="${language}"] [data-offer="${language}"],\n`;

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Writes the folder of a new language, and its lines in the files that name all languages. */
export async function create(language: string, files: readonly TranslatedFile[], place = here): Promise<void> {
  const sources = sourcesOf(language, files);
  const records: Record<string, ReturnType<typeof madeFromOf>> = {};
  for (const file of englishFiles()) records[file] = madeFromOf(await wordsIn('en', file));
  mkdirSync(place.folder, { recursive: true });
  for (const [file, source] of sources) write(language, file, source, place);
  write(language, 'made-from.json', `${JSON.stringify(records, null, 2)}\n`, place);
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  rewrite(place.list, (list) => list.replace(/(languageNames = \{.*?)( \} as const)/s, `$1, ${language}: '${name}'$2`));
  rewrite(place.offers, (style) => style.replace(offerOf('en'), (first) => first + offerOf(language)));
}

/** Deletes a language. English stays, from which all others are made. */
export function remove(language: string, place = here): void {
  if (language === 'en') throw new Error('English is what every language is made from.');
  rmSync(join(place.folder, language), { recursive: true });
  rewrite(place.list, (list) => list.replace(new RegExp(`, ${language}: '[^']*'`), ''));
  rewrite(place.offers, (style) => style.replace(offerOf(language), ''));
}
