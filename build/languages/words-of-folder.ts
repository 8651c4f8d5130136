import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { MadeFrom } from '#core/languages/made-from.ts';

export const languagesFolder = fileURLToPath(new URL('../../core/languages', import.meta.url));

type Words = Readonly<Record<string, unknown>>;
type Records = Readonly<Record<string, MadeFrom>>;

/** The files of English words, by their path in the folder. Indexes only list them. */
export const englishFiles = (): readonly string[] =>
  globSync('**/*.ts', { cwd: join(languagesFolder, 'en') })
    .filter((file) => !/(^|\/)index\.ts$/.test(file))
    .sort();

/** What a file of a language exports. Undefined if the language lacks it. */
export async function wordsIn(language: string, file: string): Promise<Words | undefined> {
  const path = join(languagesFolder, language, file);
  return existsSync(path) ? await import(pathToFileURL(path).href) : undefined;
}

const recordOf = (language: string): string => join(languagesFolder, language, 'made-from.json');

/** The English that each file of a language was translated from. */
export function readMadeFrom(language: string): Records {
  const path = recordOf(language);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export function writeMadeFrom(language: string, records: Records): void {
  const sorted = Object.fromEntries(Object.entries(records).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(recordOf(language), `${JSON.stringify(sorted, null, 2)}\n`);
}
