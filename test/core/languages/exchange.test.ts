import { describe, expect, it } from 'vitest';
import { fridge as english } from '#core/languages/en/items/fridge.ts';
import { fridge } from '#core/languages/fr/items/fridge.ts';
import { madeFromOf, staleTexts, textsOf } from '#core/languages/made-from.ts';
import { sourceOfWords } from '../../../build/languages/write-words.ts';
import { readXliff, writeXliff } from '../../../build/languages/xliff.ts';

const unit = { path: 'a › b', source: 'Is 1 < 2 & “so”?', target: '« 1 » < 2 & "ainsi"' };

describe('the exchange with other programs', () => {
  it('keeps every text, also one with characters that XML reserves', () => {
    const files = [{ file: 'items/fridge.ts', units: [unit, { ...unit, path: 'c', target: '' }] }];
    expect(readXliff(writeXliff('fr', files))).toEqual(files);
  });

  it('reads what another program writes: other entities, attributes and lines', () => {
    const xml = `<xliff><file original="f.ts" id="1">
      <unit name="p" id="9" translate="yes"><notes/><segment state="final"><source>A</source>
      <target xml:space="preserve">L&#8217;&#xe9;t&#233; &apos;x&apos;</target></segment></unit></file></xliff>`;
    expect(readXliff(xml)).toEqual([{ file: 'f.ts', units: [{ path: 'p', source: 'A', target: "L’été 'x'" }] }]);
  });

  it('writes a file of words from its translations, and refuses one that lacks some', () => {
    const translations = new Map(textsOf({ fridge }));
    const source = sourceOfWords('items/fridge.ts', { fridge: english }, translations);
    expect(source).toContain("from '../../en/items/fridge.ts'");
    const value = /= (\{[\s\S]*\});/.exec(source)?.[1] ?? '';
    expect(JSON.parse(value)).toEqual(fridge);
    translations.delete('fridge › name');
    expect(() => sourceOfWords('items/fridge.ts', { fridge: english }, translations)).toThrow('fridge › name');
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

  it('names every text where nothing is known', () => {
    expect(staleTexts(before, {})).toHaveLength(4);
  });
});
