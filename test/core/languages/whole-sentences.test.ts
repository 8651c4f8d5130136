import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#core/domain/languages.ts';
import { sourceTexts } from '../../../build/languages/source-texts.ts';
import { languagesFolder } from '../../../build/languages/words-of-folder.ts';

const isForm = (path: string): boolean => / › (zero|one|two|few|many|other)( › \d+)?$/.test(path);
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
/** What only its language may decide: capitals are in `in-sentence.ts`, and lists in `format`. */
const rules = ['in-sentence.ts', 'full-title.ts', 'format.ts', 'history-table.ts', 'refusals.ts', 'clock-text.ts'];
const joins = /\.(toLowerCase|toUpperCase|charAt)\(|\.join\('[^']*\p{L}/u;

describe.each(languages)('a translator of %s is given', (language) => {
  const folder = join(languagesFolder, language);
  const files = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !/(^|\/)index\.ts$/.test(file) && !rules.includes(file))
    .map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }));
  const texts = files.map(({ file, source }) => ({ file, texts: sourceTexts(source) }));

  it('no text that another one surrounds, but the forms of a noun', () => {
    const halves = texts.flatMap(({ file, texts: ofFile }) =>
      ofFile
        .filter(({ path, text, start, end }) => {
          const isInside = ofFile.some((outer) => outer.start < start && end < outer.end);
          return isInside && hasWords(text) && !isForm(path);
        })
        .map(({ path, text }) => `${file} › ${path}: ${text}`),
    );
    expect(halves).toEqual([]);
  });

  it('no text that needs another one before or after it', () => {
    const edges = texts.flatMap(({ file, texts: ofFile }) =>
      ofFile
        .filter(({ text }) => /^[\s,.;:)]|[^\S\n]$/.test(text))
        .map(({ path, text }) => `${file} › ${path}: “${text}”`),
    );
    expect(edges).toEqual([]);
  });

  it('no capital and no list that code changes', () => {
    expect(files.flatMap(({ file, source }) => (joins.test(source) ? [file] : []))).toEqual([]);
  });
});
