import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import type { CareTask } from '#core/domain/care/care-task.ts';
import { hasLocalMarks, localise } from '#core/domain/local-text/localise.ts';

const textsOf = ({ title, why, steps, safety, tenant, firstReason }: CareTask) =>
  [title, why, ...steps, safety, tenant, firstReason].filter((text) => text !== undefined);
const texts = catalogue.flatMap(({ tasks }) => tasks.flatMap(textsOf));
const guides = globSync('core/catalogue/guides/**/*.ts').map((file) => readFileSync(file, 'utf8'));

/** Words of translated English. */
const translated =
  /\b(whoever|anew|there stands|dear(er|est)?|reckon(s|ed)?|plug(ged)? out|urine stone|telephone|lets? be|the count of)\b/i;
const months =
  /\b(January|February|March|April|June|July|August|September|October|November|December|in May|until May|from May)\b/;

describe('the words of the catalogue and the guides', () => {
  it('are plain English', () => {
    expect(texts.filter((text) => translated.test(text))).toEqual([]);
    const found = guides.flatMap((guide) => guide.split('\n').filter((line) => translated.test(line)));
    expect(found).toEqual([]);
  });

  it('name seasons, not months, because those turn in the south', () => {
    const usual = texts.map((text) => localise(text, undefined));
    expect(usual.filter((text) => months.test(text))).toEqual([]);
  });
});

describe('the marks for countries', () => {
  const marked = texts.filter(hasLocalMarks);

  it('are well formed', () => {
    expect(marked.length).toBeGreaterThan(10);
    const withoutMarks = texts.map((text) =>
      text.replaceAll(/\[\[[^[\]]*\]\]/g, '').replaceAll(/\{(emergency|gas leak|any gas|poison) number\}/g, ''),
    );
    expect(withoutMarks.filter((text) => /[[\]{}|]/.test(text))).toEqual([]);
  });

  it('leave nothing of themselves in any country', () => {
    for (const country of [undefined, 'FR', 'GB', 'US', 'AU', 'IN', 'SE', 'SG']) {
      const left = marked.map((text) => localise(text, country)).filter((text) => /[[\]{}|]| {2}|^ | $/.test(text));
      expect(left).toEqual([]);
    }
  });

  it('name countries in capitals, each once in a mark', () => {
    for (const [mark] of texts.flatMap((text) => [...text.matchAll(/\[\[[^\]]*\]\]/g)])) {
      const codes = [...mark.matchAll(/(?:\[\[|\|)\s*([A-Z]{2}(?: [A-Z]{2})*):/g)].flatMap(([, list = '']) =>
        list.split(' '),
      );
      expect(codes.length, mark).toBeGreaterThan(0);
      expect(new Set(codes).size, mark).toBe(codes.length);
    }
  });
});
