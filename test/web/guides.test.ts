import { describe, expect, it } from 'vitest';
import { summaryOf } from '#apps/web/content/guide-content.ts';
import type { Guide, Note } from '#apps/web/content/guides/guide.ts';
import { guideSlugs } from '#apps/web/content/guides/guide.ts';
import { guides } from '#apps/web/content/guides/index.ts';
import { needsText } from '#apps/web/content/needs-text.ts';
import { careTaskById, catalogue } from '#core/catalogue/index.ts';
import type { CareTask } from '#core/domain/care-task.ts';
import { difficulties } from '#core/domain/care-task.ts';
import { alikePairs } from '../support/catalogue/similarity.ts';

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

const notesOf = (guide: Guide): readonly Note[] => [...guide.tips, ...guide.warningSigns, ...guide.professionals];
const tasksOf = (guide: Guide) => guide.tasks.flatMap((id) => careTaskById.get(id)?.task ?? []);
const wordsOf = (texts: readonly string[]) => texts.join(' ').trim().split(/\s+/).length;
const taskTexts = ({ title, why, steps, safety, tenant }: CareTask) =>
  [title, why, ...steps, safety ?? [], tenant ?? []].flat();
const guideTexts = (guide: Guide) => [
  guide.description,
  ...guide.introduction,
  ...notesOf(guide).flatMap(({ title, content }) => [title, content]),
];
const odd = (texts: readonly string[], shape: RegExp) => texts.filter((text) => !shape.test(text));

describe('the guides', () => {
  it('number fifteen, in the order of the index', () => {
    expect(guides.map(({ slug }) => slug)).toEqual(guideSlugs);
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
    expect(tips).toMatch(/20 % less energy/);
    expect(tips).toMatch(/15 to 20 years/);
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
      ...guides.flatMap((guide) => guideTexts(guide).map((text) => ({ where: guide.slug, text }))),
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

  it('has a description of 110 to 160 characters and five to ten keywords', () => {
    expect(guide.description.length).toBeGreaterThanOrEqual(110);
    expect(guide.description.length).toBeLessThanOrEqual(160);
    expect(guide.keywords.length).toBeGreaterThanOrEqual(5);
    expect(guide.keywords.length).toBeLessThanOrEqual(10);
    expect(new Set(guide.keywords).size).toBe(guide.keywords.length);
    expect(odd(guide.keywords, /^[a-z]+([ -][a-z]+)*$/)).toEqual([]);
  });

  it('is long enough to help and short enough to read', () => {
    const conditions = tasksOf(guide).map(({ appliesIf }) => (appliesIf?.needs ? needsText(appliesIf.needs) : ''));
    const words = wordsOf([...guideTexts(guide), ...tasksOf(guide).flatMap(taskTexts), ...conditions]);
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1_450);
    expect(guide.introduction.length).toBeGreaterThanOrEqual(2);
    expect(guide.introduction.length).toBeLessThanOrEqual(3);
  });

  it('has complete sentences and short headings', () => {
    const bodies = [guide.description, ...guide.introduction, ...notesOf(guide).map(({ content }) => content)];
    expect(odd(bodies, /^[A-Z0-9].*[.?!]$/)).toEqual([]);
    expect(bodies.filter((text) => text !== text.trim() || / {2}|'|"|TODO|lorem|\.\.\./i.test(text))).toEqual([]);
    expect(notesOf(guide).filter(({ title }) => !/^[A-Z].{3,49}[^.!?]$/.test(title))).toEqual([]);
    expect(notesOf(guide).filter(({ content }) => (content.match(/[.?!](?=\s|$)/g) ?? []).length > 4)).toEqual([]);
  });

  it('states prices in euros, lower one first', () => {
    for (const { price } of guide.professionals) {
      expect(price).toMatch(/^€\d{1,3}(,\d{3})? to €\d{1,3}(,\d{3})?$/);
      const [low, high] = price.match(/[\d,]+/g)?.map((figure) => Number(figure.replace(',', ''))) ?? [];
      expect(low).toBeLessThan(high ?? 0);
    }
  });
});
