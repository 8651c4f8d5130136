import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { isCountryCode } from '#core/domain/climate/countries.ts';

const texts = catalogue.flatMap(({ tasks }) =>
  tasks.flatMap(({ id, title, why, steps, tools, safety, tenant, firstReason }) =>
    [title, why, ...steps, ...tools, safety ?? [], tenant ?? [], firstReason]
      .flat()
      .map((text) => ({ where: id, text })),
  ),
);
const root = new URL('../../../', import.meta.url);
const guides = globSync('core/catalogue/guides/*.ts', { cwd: root }).map((file) => ({
  where: file,
  text: readFileSync(new URL(file, root), 'utf8'),
}));
/** Each text that contains the word, with some characters around it. */
const found = (word: RegExp, all = [...texts, ...guides]) =>
  all.flatMap(({ where, text }) => {
    const at = text.search(word);
    return at < 0 ? [] : [`${where}: ${text.slice(Math.max(0, at - 30), at + 40)}`];
  });

describe('the words of the catalogue and the guides', () => {
  it.each([
    ['again', /\banew\b/i],
    ['expensive', /\bdear(er|est)?\b/i],
    ['expect', /\breckon/i],
    ['a person’s trade', /\bthe service (comes|sees|says|will|can|does|has)\b/i],
    ['unplug', /\bplug(s|ged)? (it |them |the \w+ )?out\b/i],
    ['phone', /\btelephon/i],
  ])('say "%s" instead of an unusual word', (_, word) => {
    expect(found(word)).toEqual([]);
  });

  it('say "lime" only for what improves soil', () => {
    const indoors = texts.filter(({ where }) => where !== 'vegetable-garden.test-soil');
    expect(found(/\blimed?\b/i, [...indoors, ...guides])).toEqual([]);
  });

  it('name no month except in rules of one country, because seasons differ between countries', () => {
    const months =
      /\b(January|February|April|June|July|August|September|October|November|December)\b|\b(in|of|until|by) (March|May)\b/;
    const everywhere = texts.map(({ where, text }) => ({ where, text: text.replace(/\[\[.*?\]\]/gs, '') }));
    expect(found(months, everywhere)).toEqual([]);
  });
});

describe('the parts of a text that depend on the country', () => {
  const marks = texts.flatMap(({ where, text }) =>
    [...text.matchAll(/\[\[(.*?)\]\]/gs)].map(([, inside = '']) => ({ where, alternatives: inside.split('|') })),
  );

  it('are well formed, and open and close in pairs', () => {
    expect(marks.length).toBeGreaterThan(5);
    const rest = texts.map(({ where, text }) => ({ where, text: text.replace(/\[\[[^[\]]*\]\]/gs, '') }));
    expect(rest.filter(({ text }) => /[[\]|]/.test(text))).toEqual([]);
    const unknown = rest.filter(({ text }) =>
      /[{}]/.test(text.replace(/\{(emergency|gas leak|any gas|poison) number\}/g, '')),
    );
    expect(unknown).toEqual([]);
  });

  it('name countries that exist in all alternatives but the last, which is for everyone else', () => {
    for (const { where, alternatives } of marks) {
      const codes = alternatives.map((each) => /^\s*([A-Z]{2}(?: [A-Z]{2})*):/.exec(each)?.[1]?.split(' '));
      expect(codes.at(-1), where).toBeUndefined();
      expect(codes.length, where).toBeGreaterThan(1);
      const named = codes.slice(0, -1).flatMap((each) => each ?? ['none']);
      expect(
        named.filter((code) => !isCountryCode(code)),
        where,
      ).toEqual([]);
      expect(new Set(named).size, where).toBe(named.length);
    }
  });
});
