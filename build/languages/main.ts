import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeFromOf, staleTexts } from '#core/languages/made-from.ts';
import { project } from '../fingerprint.ts';
import { findingsIn, longestOf, problemsOf } from './check-units.ts';
import { doubtsIn } from './doubts.ts';
import { correct, create, here, madeFromAfter, remove, unitsOf } from './exchange.ts';
import { withoutConversions } from './numbers-in.ts';
import { pseudoText } from './pseudo-text.ts';
import { englishFiles, languagesFolder, readMadeFrom, wordsIn, writeMadeFrom } from './words-of-folder.ts';
import { readXliff, type TranslatedFile, writeXliff } from './xliff.ts';

const usage = `npm run language -- status LANGUAGE           what is missing, and what is older than its English
npm run language -- check LANGUAGE            what differs from the English in numbers, marks, values and lengths
npm run language -- confirm LANGUAGE [FILE]   remembers that these translations fit the English of today
npm run language -- try LANGUAGE              makes a language out of English with accents, by an export and an import
npm run language -- remove LANGUAGE           deletes the folder of a language and its line, such as of one that was tried
npm run language -- export LANGUAGE FILE      writes every text with its English and notes, as XLIFF 2.0
npm run language -- export LANGUAGE FILE PART writes only the texts whose names have this part, such as safety
npm run language -- import LANGUAGE FILE      writes the translations of an XLIFF file into the folder. For a new language,
                                              it makes the folder and builds the product; of an existing one, the file may
                                              have a single text`;

async function status(language: string): Promise<boolean> {
  const madeFrom = readMadeFrom(language);
  const problems: string[] = [];
  for (const file of englishFiles()) {
    const english = await wordsIn('en', file);
    if (!(await wordsIn(language, file))) problems.push(`${file} is missing`);
    else problems.push(...staleTexts(english, madeFrom[file] ?? {}).map((path) => `${file}: ${path} is stale`));
  }
  process.stdout.write(`${problems.length === 0 ? 'Everything is translated.' : problems.join('\n')}\n`);
  return problems.length === 0;
}

async function confirm(language: string, only: string | undefined): Promise<void> {
  const records = { ...readMadeFrom(language) };
  for (const file of englishFiles().filter((each) => only === undefined || each === only)) {
    if (await wordsIn(language, file)) records[file] = madeFromOf(await wordsIn('en', file));
  }
  writeMadeFrom(language, records);
}

function report(findings: readonly string[]): boolean {
  if (findings.length > 0) process.stderr.write(`${findings.join('\n')}\n`);
  return findings.length === 0;
}

/** A made-up language: English with accents, so that what isn't text can be seen, and 40% longer where there is room. */
async function invent(language: string): Promise<void> {
  if (existsSync(join(languagesFolder, language))) throw new Error(`There is a language ${language}.`);
  const files = (await unitsOf(language)).map(({ file, units }) => ({
    file,
    units: units.map((unit) => {
      const text = withoutConversions(unit.source);
      const long = pseudoText(text);
      const isLong = long.length > (longestOf(file, unit.path) ?? long.length);
      return { ...unit, target: isLong ? pseudoText(text, 0) : long };
    }),
  }));
  // By way of the translators' file, which is what is tried.
  const path = join(mkdtempSync(join(tmpdir(), 'upkept-language-')), `${language}.xlf`);
  writeFileSync(path, writeXliff(language, files));
  if (await importAll(language, path)) process.stdout.write(`${path}\n`);
}

const valuesIn = (text: string): string =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([value]) => value)
    .sort()
    .join();

/** Each language writes its functions in its own way, so only texts with the path and the values of the English can be compared. */
async function check(language: string): Promise<boolean> {
  const files = await unitsOf(language);
  return report(
    files.flatMap(({ file, units }) =>
      units
        .filter(({ source, target }) => !source.includes(' / ') && valuesIn(source) === valuesIn(target))
        .flatMap((unit) => problemsOf(file, unit, language).map((problem) => `${file}: ${unit.path} ${problem}`)),
    ),
  );
}

async function importAll(language: string, path: string): Promise<boolean> {
  const files = readXliff(readFileSync(path, 'utf8'));
  const isNew = !existsSync(join(languagesFolder, language));
  const given = new Set(
    files.flatMap(({ file, units }) => units.filter(({ target }) => target).map((unit) => `${file} › ${unit.path}`)),
  );
  const present = await unitsOf(language);
  const missing = isNew
    ? present
        .flatMap(({ file, units }) => units.map((unit) => `${file} › ${unit.path}`))
        .filter((each) => !given.has(each))
    : [];
  const findings = [...findingsIn(files, language, path), ...missing.map((each) => `${each} isn't translated`)];
  if (!report(findings)) return false;
  report(await doubtsIn(files, language, path, present));
  if (isNew) {
    await create(language, files);
    return tidy([join(languagesFolder, language), here.list]) && builds();
  }
  const corrected = correct(language, files);
  process.stdout.write(corrected.map((file) => `${file}\n`).join(''));
  await rememberImported(language, files);
  return corrected.length === 0 || tidy(corrected.map((file) => join(languagesFolder, language, file)));
}

async function rememberImported(language: string, files: readonly TranslatedFile[]): Promise<void> {
  const before = readMadeFrom(language);
  const after = { ...before };
  for (const { file, units } of files) {
    const english = await wordsIn('en', file);
    after[file] = madeFromAfter(english, before[file] ?? {}, units);
  }
  if (JSON.stringify(after) !== JSON.stringify(before)) writeMadeFrom(language, after);
}

const runs = (...words: readonly string[]): boolean =>
  spawnSync(process.execPath, ['run.js', ...words], { cwd: project, stdio: 'inherit' }).status === 0;

/** In the project's own style, so that what is imported reads as what is written by hand. */
const tidy = (paths: readonly string[]): boolean => runs('biome', 'check', '--write', '--reporter=summary', ...paths);

/** Whether the compiler finds every text in its place, and the app and its pages can be made. */
const builds = (): boolean => runs('tsc', '-p', '.') && runs('build/main.ts');

/** The texts whose names have this part, or every one. */
async function unitsWith(language: string, part: string): Promise<readonly TranslatedFile[]> {
  const files = await unitsOf(language);
  return files
    .map(({ file, units }) => ({ file, units: units.filter(({ path }) => path.includes(part)) }))
    .filter(({ units }) => units.length > 0);
}

const [command, language, file, part = ''] = process.argv.slice(2);
const fail = (isDone: boolean) => {
  if (!isDone) process.exitCode = 1;
};
if (language !== undefined && command === 'status') fail(await status(language));
else if (language !== undefined && command === 'try') await invent(language);
else if (language !== undefined && command === 'remove') remove(language);
else if (language !== undefined && command === 'check') fail(await check(language));
else if (language !== undefined && command === 'confirm') await confirm(language, file);
else if (language !== undefined && file !== undefined && command === 'export')
  writeFileSync(file, writeXliff(language, await unitsWith(language, part)));
else if (language !== undefined && file !== undefined && command === 'import') fail(await importAll(language, file));
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
