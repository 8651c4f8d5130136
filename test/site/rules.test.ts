import { describe, expect, it } from 'vitest';
import { countryRules } from '#core/catalogue/countries/index.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { localise } from '#core/domain/local-text/localise.ts';
import { builtSite, textOf, textsOf } from '../support/site/built-page.ts';

const site = builtSite();
const linksTo = (path: string, target: string) => site.page(path).querySelectorAll(`main a[href="${target}"]`);

it('the page of all rules links to each country, and the guides page to it', () => {
  for (const { slug } of countryRules) expect(linksTo('/rules', `/rules/${slug}`)).toHaveLength(1);
  expect(linksTo('/maintenance', '/rules')).toHaveLength(1);
  expect(linksTo('/maintenance/boiler', '/rules')).toHaveLength(1);
});

it('the page of an item links to the rules if one concerns it', () => {
  const concerned = new Set(countryRules.flatMap(({ facts }) => facts.flatMap(({ taskIds }) => taskIds)));
  for (const { slug, tasks } of catalogue) {
    expect(linksTo(`/items/${slug}`, '/rules'), slug).toHaveLength(tasks.some(({ id }) => concerned.has(id)) ? 1 : 0);
  }
});

describe.each(countryRules)('the page of $place', ({ country, slug, place, facts }) => {
  const main = site.page(`/rules/${slug}`).querySelector('main');

  it('has each of its rules, with the source and local numbers', () => {
    expect(textOf(main?.querySelector('h1') ?? null)).toBe(`Home maintenance rules in ${place}`);
    const sections = textsOf(main?.querySelectorAll('section') ?? []);
    for (const { topic, region, place: where, text, source, checked } of facts) {
      const heading = region === undefined ? topic : `${topic}: ${where}`;
      const section = sections.find((each) => each.startsWith(heading) && each.includes(source.title)) ?? '';
      expect(section).toContain(localise(text, country).replaceAll(/\s+/g, ' '));
      expect(section).toContain(`${source.organisation}, ${source.title}`);
      expect(section).toContain(
        checked === 'never'
          ? '(not compared with the official text yet)'
          : checked.against === 'page'
            ? 'not with the official text yet)'
            : '(compared with the official text on',
      );
    }
  });

  it('is in the sitemap with the day of its last check', () => {
    const lastCheck = facts
      .flatMap(({ checked }) => (checked === 'never' ? [] : checked.on))
      .sort()
      .at(-1);
    const entry = new RegExp(`<loc>[^<]*/rules/${slug}</loc>\\s*<lastmod>${lastCheck}</lastmod>`);
    expect(site.html('/sitemap.xml')).toMatch(entry);
  });
});
