import { describe, expect, it } from 'vitest';
import { summaryOf } from '#apps/site/content/guide-content.ts';
import * as facts from '#core/catalogue/guides/facts.ts';
import type { Guide } from '#core/catalogue/guides/guide.ts';
import { guideSlugs } from '#core/catalogue/guides/guide.ts';
import { guides } from '#core/catalogue/guides/index.ts';
import { careTaskById, catalogue } from '#core/catalogue/index.ts';
import type { CareTask } from '#core/domain/care/care-task.ts';
import { difficulties } from '#core/domain/care/care-task.ts';
import { localise } from '#core/domain/local-text/localise.ts';
import { isIsoDate } from '#core/domain/time/dates.ts';
import { alikePairs } from '../support/catalogue/similarity.ts';
import { notesOf } from '../support/guide-notes.ts';

/** The items that a guide covers, and the number of their care tasks that it shows. */
const about: Record<Guide['slug'], { readonly items: readonly string[]; readonly count: number }> = {
  fridge: { items: ['fridge'], count: 8 },
  dishwasher: { items: ['dishwasher'], count: 10 },
  oven: { items: ['oven'], count: 4 },
  microwave: { items: ['microwave'], count: 4 },
  'washing-machine': { items: ['washing-machine'], count: 4 },
  boiler: { items: ['central-heating', 'water-heater'], count: 5 },
  ac: { items: ['air-conditioning'], count: 3 },
  chimney: { items: ['chimney'], count: 3 },
  stoves: { items: ['gas-stove', 'induction-cooktop', 'fire-stove'], count: 6 },
  'coffee-machine': { items: ['coffee-machine'], count: 4 },
  'wine-fridge': { items: ['wine-fridge'], count: 3 },
  'pizza-oven': { items: ['pizza-oven'], count: 3 },
  shower: { items: ['shower'], count: 8 },
  bathtub: { items: ['bathtub'], count: 3 },
  toilet: { items: ['toilet'], count: 6 },
};

const tasksOf = (guide: Guide) => guide.tasks.flatMap((id) => careTaskById.get(id)?.task ?? []);
const wordsOf = (texts: readonly string[]) => texts.join(' ').trim().split(/\s+/).length;
const taskTexts = ({ title, why, steps, safety, tenant }: CareTask) =>
  [title, why, ...steps, safety ?? [], tenant ?? []].flat().map((text) => localise(text, undefined));
const guideTexts = (guide: Guide) => [
  guide.description,
  ...guide.introduction,
  ...notesOf(guide).flatMap(({ title, content }) => [title, content]),
  ...extraTexts(guide),
];
/** The sections that only some guides have. */
const extraTexts = ({ ifYouRent, law, reference }: Guide) => [
  ...(ifYouRent ? [ifYouRent] : []),
  ...(law ?? []).map(({ content }) => content),
  ...(reference ? [reference.title, ...reference.rows.map((row) => row.join(' '))] : []),
];
/** Tables in which one row is looked up. */
const lookedUp = ({ kinds, codes }: Guide) =>
  [kinds, codes].flatMap((table) => (table ? [table.title, ...table.rows.map((row) => row.join(' '))] : []));
const odd = (texts: readonly string[], shape: RegExp) => texts.filter((text) => !shape.test(text));

describe('the guides', () => {
  it('number fifteen, in the order of the index', () => {
    expect(guides.map(({ slug }) => slug)).toEqual(guideSlugs);
    expect(guideSlugs.toSorted()).toEqual(Object.keys(facts).sort());
    expect(guides).toHaveLength(15);
  });

  it('have unique titles, footer titles, emoji and descriptions', () => {
    for (const field of ['title', 'footerTitle', 'emoji', 'description'] as const) {
      expect(new Set(guides.map((guide) => guide[field])).size, field).toBe(15);
    }
    expect(
      odd(
        guides.map(({ title }) => title),
        /^[A-Z][A-Za-z]*( [A-Z][a-z]+){0,2}$/,
      ),
    ).toEqual([]);
    expect(
      odd(
        guides.map(({ footerTitle }) => footerTitle),
        /^[A-Z][A-Za-z]*( [A-Z][a-z]+){0,2}$/,
      ),
    ).toEqual([]);
    expect(
      odd(
        guides.map(({ emoji }) => emoji),
        /^\p{Emoji}\uFE0F?$/u,
      ),
    ).toEqual([]);
  });

  it('state in their tips what care saves and how long things last', () => {
    const tips = guides.flatMap((guide) => guide.tips.map(({ title, content }) => `${title}: ${content}`)).join('\n');
    expect(tips).toMatch(/20% less energy/);
    expect(tips).toMatch(/15 to 20 years/);
  });

  it('cover the law and tenants where fire, gas, refrigerant or scalds are a risk', () => {
    const withLaw = guides.filter(({ law, ifYouRent }) => law && ifYouRent).map(({ slug }) => slug);
    expect(withLaw).toEqual(expect.arrayContaining(['boiler', 'ac', 'chimney', 'stoves', 'shower', 'bathtub']));
  });

  it('give the numbers for gas emergencies exactly where a warning sign mentions the smell of gas', () => {
    const smelling = guides.filter((guide) => notesOf(guide).some(({ content }) => /smell gas/i.test(content)));
    expect(guides.filter(({ burnsGas }) => burnsGas)).toEqual(smelling);
  });

  it('link to three others each, and each is linked', () => {
    for (const { slug, related } of guides) {
      expect(new Set(related).size, slug).toBe(3);
      expect(related, slug).not.toContain(slug);
    }
    expect(new Set(guides.flatMap(({ related }) => related))).toEqual(new Set(guideSlugs));
  });

  it('repeat no text of another guide, the catalogue or themselves', () => {
    const texts = [
      ...guides.flatMap((guide) =>
        [...guideTexts(guide), ...lookedUp(guide)].map((text) => ({ where: guide.slug, text })),
      ),
      ...catalogue.flatMap(({ tasks }) =>
        tasks.flatMap((task) => taskTexts(task).map((text) => ({ where: task.id, text }))),
      ),
    ];
    expect(alikePairs(texts)).toEqual([]);
  });
});

describe.each(guides.map((guide) => [guide.slug, guide] as const))('the guide of the %s', (slug, guide) => {
  it('shows the expected number of care tasks of its own items, without duplicates', () => {
    const { items, count } = about[slug];
    expect(guide.tasks).toHaveLength(count);
    expect(new Set(guide.tasks).size).toBe(count);
    expect(guide.tasks.map((id) => careTaskById.get(id)?.item.slug).filter((item) => !item)).toEqual([]);
    // The guide has at least one task of each of its items, and none of other items.
    expect(new Set(guide.tasks.map((id) => careTaskById.get(id)?.item.slug))).toEqual(new Set(items));
  });

  it('shows visitors four tasks, or three if the specification says so', () => {
    const { shownCount, taskCount } = summaryOf(guide);
    expect(taskCount).toBe(about[slug].count);
    expect(shownCount).toBe(['ac', 'chimney', 'wine-fridge', 'pizza-oven', 'bathtub'].includes(slug) ? 3 : 4);
    expect(shownCount).toBeLessThanOrEqual(guide.tasks.length);
  });

  it('has the difficulty of one of its tasks', () => {
    expect(difficulties).toContain(guide.difficulty);
    expect(tasksOf(guide).map(({ difficulty }) => difficulty)).toContain(guide.difficulty);
  });

  it('says which kind there is and what its display means where a professional would ask first', () => {
    const asked = ['fridge', 'dishwasher', 'microwave', 'boiler', 'ac'].includes(guide.slug);
    for (const table of [guide.kinds, guide.codes]) {
      expect(table?.rows.length ?? 0).toBe(asked ? 5 : 0);
      for (const row of table?.rows ?? []) expect(row.every((cell) => cell.length > 2 && cell.length <= 70)).toBe(true);
    }
  });

  it('has a description of 110 to 160 characters and five to ten keywords', () => {
    expect(guide.description.length).toBeGreaterThanOrEqual(110);
    expect(guide.description.length).toBeLessThanOrEqual(160);
    expect(guide.keywords.length).toBeGreaterThanOrEqual(5);
    expect(guide.keywords.length).toBeLessThanOrEqual(10);
    expect(new Set(guide.keywords).size).toBe(guide.keywords.length);
    expect(odd(guide.keywords, /^[a-z]+([ -][a-z]+)*$/)).toEqual([]);
  });

  it('is long enough to help and short enough to read', () => {
    const words = wordsOf([...guideTexts(guide), ...tasksOf(guide).flatMap(taskTexts)]);
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1_800);
  });

  it('has an introduction of 90 to 140 words', () => {
    expect(wordsOf(guide.introduction)).toBeGreaterThanOrEqual(90);
    expect(wordsOf(guide.introduction)).toBeLessThanOrEqual(140);
  });

  it('has complete sentences and short headings', () => {
    const bodies = [
      guide.description,
      ...guide.introduction,
      ...notesOf(guide).map(({ content }) => content),
      ...(guide.ifYouRent ? [guide.ifYouRent] : []),
      ...(guide.law ?? []).map(({ content }) => content),
    ];
    expect(odd(bodies, /^[A-Z0-9].*[.?!]$/)).toEqual([]);
    expect(bodies.filter((text) => text !== text.trim() || / {2}|'|"|TODO|lorem|\.\.\./i.test(text))).toEqual([]);
    expect(notesOf(guide).filter(({ title }) => !/^[A-Z].{3,49}[^.!?]$/.test(title))).toEqual([]);
    expect(notesOf(guide).filter(({ content }) => (content.match(/[.?!](?=\s|$)/g) ?? []).length > 4)).toEqual([]);
  });

  it('has six warning signs, and the first say when to stop and get help', () => {
    const { stop, soon } = guide.warningSigns;
    expect(stop.length + soon.length).toBe(6);
    expect(stop.length).toBeGreaterThanOrEqual(2);
    const advice =
      /\b(stop|switch(es)? .*off|turn .*off|shut|close|don’t (use|let|open)|call|unplug|get out|let the fire)\b/i;
    expect(stop.filter(({ content }) => !advice.test(content))).toEqual([]);
  });

  it('was checked on a day of the past, against sources with real addresses', () => {
    expect(isIsoDate(guide.checkedOn)).toBe(true);
    expect(guide.checkedOn >= '2026-11-22' && guide.checkedOn <= new Date().toISOString().slice(0, 10)).toBe(true);
    const sources = [...guide.sources, ...(guide.law ?? []).map(({ source }) => source)];
    for (const { organisation, title, year, url } of sources) {
      expect(organisation).toMatch(/^[A-Z].{2,}/);
      expect(title).toMatch(/^.{8,}[^.]$/);
      if (year !== undefined)
        expect(year).toSatisfy((value: number) => value > 1970 && value <= Number(guide.checkedOn.slice(0, 4)));
      if (url !== undefined) expect(new URL(url).protocol).toBe('https:');
    }
  });

  it('names the law of France, the United Kingdom and the United States, if any', () => {
    if (guide.law) expect(guide.law.map(({ country }) => country)).toEqual(['FR', 'GB', 'US']);
  });

  it('states prices in euros, lower one first', () => {
    for (const { price } of guide.professionals) {
      expect(price).toMatch(/^€\d{1,3}(,\d{3})? to €\d{1,3}(,\d{3})?$/);
      const [low, high] = price.match(/[\d,]+/g)?.map((figure) => Number(figure.replace(',', ''))) ?? [];
      expect(low).toBeLessThan(high ?? 0);
    }
  });
});
