import { describe, expect, it } from 'vitest';
import { cardOf, contentOf } from '#apps/site/content/guide-content.ts';
import { countryRules } from '#core/catalogue/countries/index.ts';
import { guides } from '#core/catalogue/guides/index.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { localise } from '#core/domain/local-text/localise.ts';

const cards = new Map(
  guides.map((guide) => [
    guide.slug as string,
    cardOf(guide, { file: `/assets/${guide.slug}.svg`, text: guide.title }),
  ]),
);
const guideAt = (slug: string) => guides.find((guide) => guide.slug === slug);
const content = (slug: string) => {
  const guide = guideAt(slug);
  if (!guide) throw new Error(`no guide ${slug}`);
  return contentOf(guide, careTaskById, cards, countryRules);
};

describe('a guide’s content', () => {
  it('separates the public tasks from those for signed-in users', () => {
    for (const guide of guides) {
      const { content, rest } = contentOf(guide, careTaskById, cards, countryRules);
      expect([...content.tasks, ...rest].map(({ id }) => id)).toEqual(guide.tasks);
      const texts = JSON.stringify(content);
      expect(rest.filter(({ id, title }) => texts.includes(id) || texts.includes(title))).toEqual([]);
    }
  });

  it('includes each task’s steps, sources and dangers from the catalogue', () => {
    const [first] = content('boiler').content.tasks;
    const known = careTaskById.get('central-heating.book-boiler-service')?.task;
    expect(first).toMatchObject({
      title: known?.title,
      why: known?.why,
      steps: known?.steps.map((step) => localise(step, undefined)),
      safety: localise(known?.safety ?? '', undefined),
      tenant: localise(known?.tenant ?? '', undefined),
      minutes: known?.minutes,
      season: 'June to November; south of the equator December to May',
      seasonInBrief: 'Jun to Nov',
      frequency: 'Yearly',
      time: '10 minutes',
      difficulty: known?.difficulty,
      professional: true,
    });
  });

  it('proves a task by the law of those who read English, and folds that of others', () => {
    const [first] = content('boiler').content.tasks;
    const { sources = [], elsewhere = [] } = first?.sources ?? {};
    expect(sources[0]).toMatchObject({ country: 'GB', isLaw: true });
    expect(elsewhere.map(({ country }) => country)).toEqual(expect.arrayContaining(['DE', 'FR', 'IT', 'PL']));
    expect(sources.filter(({ country, isLaw }) => isLaw && ['DE', 'FR', 'IT', 'PL'].includes(country ?? ''))).toEqual(
      [],
    );
  });

  it('has the law of every country with rules for its tasks, those of its readers first', () => {
    const { law } = content('boiler').content;
    expect(law?.own.map(({ country }) => country)).toEqual(['GB', 'IE', 'US', 'AU', 'NZ']);
    expect(law?.elsewhere.map(({ country }) => country)).toEqual(
      expect.arrayContaining(['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'IT', 'NL']),
    );
    const notes = guideAt('boiler')?.law?.map(({ content: text }) => text) ?? [];
    const shown = [...(law?.own ?? []), ...(law?.elsewhere ?? [])].flatMap(({ rules }) => rules);
    expect(notes.filter((text) => !shown.some((rule) => rule.content === text))).toEqual([]);
  });

  it('includes the sections that only some guides have', () => {
    const { content: boiler } = content('boiler');
    const guide = guideAt('boiler');
    const { reference, ifYouRent, checkedOn, warningSigns } = guide ?? {};
    expect(boiler).toMatchObject({ reference, ifYouRent, checkedOn, warningSigns, burnsGas: true });
    expect(boiler).toMatchObject({ kinds: guide?.kinds, codes: guide?.codes });
    expect(Object.keys(content('coffee-machine').content)).not.toContain('law');
  });

  it('names the item only if the guide covers several', () => {
    expect(content('stoves').content.tasks.map(({ item }) => item)).toContain('Induction Cooktop');
    expect(content('fridge').content.tasks.map(({ item }) => item)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('includes the cards of related guides with their drawings', () => {
    expect(content('fridge').content.related.map(({ art }) => art.file)).toEqual(
      guideAt('fridge')?.related.map((slug) => `/assets/${slug}.svg`),
    );
  });

  it('throws if a task or guide does not exist', () => {
    const [guide] = guides;
    if (!guide) throw new Error('no guides');
    expect(() => contentOf({ ...guide, tasks: ['fridge.paint'] }, careTaskById, cards, [])).toThrow('fridge.paint');
    expect(() => contentOf(guide, careTaskById, new Map(), [])).toThrow('fridge');
  });
});
