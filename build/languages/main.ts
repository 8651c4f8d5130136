import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeFromOf, staleTexts, textsOf } from '#core/languages/made-from.ts';
import { englishFiles, languagesFolder, readMadeFrom, wordsIn, writeMadeFrom } from './words-of-folder.ts';
import { sourceOfWords } from './write-words.ts';
import { readXliff, type TranslatedFile, writeXliff } from './xliff.ts';

const usage = `npm run language -- status LANGUAGE           what is missing, and what is older than its English
npm run language -- confirm LANGUAGE [FILE]   remembers that these translations fit the English of today
npm run language -- export LANGUAGE           prints every text with its English, as XLIFF 2.0
npm run language -- import LANGUAGE FILE      writes the translations of an XLIFF file into the folder`;

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

async function exportAll(language: string): Promise<void> {
  const files: TranslatedFile[] = [];
  for (const file of englishFiles()) {
    const translations = new Map(textsOf(await wordsIn(language, file)));
    const units = textsOf(await wordsIn('en', file)).map(([path, source]) => ({
      path,
      source,
      target: translations.get(path) ?? '',
    }));
    if (units.length > 0) files.push({ file, units });
  }
  process.stdout.write(writeXliff(language, files));
}

async function importAll(language: string, xliff: string): Promise<void> {
  for (const { file, units } of readXliff(readFileSync(xliff, 'utf8'))) {
    const english = await wordsIn('en', file);
    if (!english || !units.every(({ target }) => target !== '')) continue;
    const current = new Map(textsOf(await wordsIn(language, file)));
    if (units.every(({ path, target }) => current.get(path) === target)) continue;
    const source = sourceOfWords(file, english, new Map(units.map(({ path, target }) => [path, target])));
    writeFileSync(join(languagesFolder, language, file), source);
    process.stdout.write(`${file}\n`);
  }
}

const [command, language, file] = process.argv.slice(2);
if (language !== undefined && command === 'status') process.exitCode = (await status(language)) ? 0 : 1;
else if (language !== undefined && command === 'confirm') await confirm(language, file);
else if (language !== undefined && command === 'export') await exportAll(language);
else if (language !== undefined && file !== undefined && command === 'import') await importAll(language, file);
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
