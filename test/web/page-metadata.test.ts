import { describe, expect, it } from 'vitest';
import { publicPages } from '#apps/site/addresses.ts';
import { countrySummaries, itemSummaries, summaries } from '#apps/site/content/guide-data.ts';
import { documentTitle, makeMetadata } from '#apps/site/content/page-metadata.ts';
import { structuredData } from '#apps/site/content/structured-data.ts';
import { paths } from '#apps/ui/paths.ts';

const metadataFor = makeMetadata({ guides: summaries, items: itemSummaries, countries: countrySummaries });
const pages = publicPages.map(metadataFor);

describe('a page’s title', () => {
  it.each([
    [paths.home, 'Never Worry About Home Maintenance Again'],
    [paths.pricing, 'Pricing Plans'],
    [paths.guides, 'Complete Home Maintenance Guide'],
    [paths.faq, 'Frequently Asked Questions'],
    ['/rules/united-kingdom', 'Home Maintenance Rules in the United Kingdom'],
    ['/maintenance/washing-machine', 'How to Maintain Your Washing Machine: Complete Guide'],
  ])('of %s', (path, title) => {
    expect(metadataFor(path).title).toBe(title);
    expect(documentTitle(metadataFor(path))).toBe(`${title} | Upkept`);
  });

  it('equals the headline on the home page', () => {
    expect(metadataFor(paths.home).heroTitle).toBe('Never Worry About Home Maintenance Again');
  });
});

describe('a page’s description', () => {
  it.each([
    [paths.home, /prevent up to 80% of common repairs/],
    [paths.pricing, /Start free, upgrade when you are ready\. No hidden fees.*cancel anytime/],
    [paths.signIn, /Log in to get started with your home maintenance plan/],
    [paths.faq, /Common questions/],
    [paths.dashboard, /AI home maintenance assistant/],
    [paths.settings, /AI home maintenance assistant/],
  ])('is specific to the page: %s', (path, words) => {
    expect(metadataFor(path).description).toMatch(words);
  });

  it('is unique and fits the length that search engines show', () => {
    for (const part of ['title', 'description', 'url'] as const) {
      expect(new Set(pages.map((page) => page[part])).size).toBe(pages.length);
    }
    const withImages = pages.filter(({ url }) => !/^\/(items|rules)\b/.test(url));
    expect(new Set(withImages.map(({ image }) => image)).size).toBe(withImages.length);
    for (const { url, description } of pages) {
      expect([url, description.length >= 70 && description.length <= 165]).toEqual([url, true]);
    }
  });

  it('ignores a trailing slash', () => {
    expect(metadataFor('/pricing/')).toEqual(metadataFor('/pricing'));
  });

  it('falls back to the guide index or the home page, hidden from search engines', () => {
    expect(metadataFor('/maintenance/unicorn')).toEqual({ ...metadataFor('/maintenance'), unlisted: true });
    expect(metadataFor('/nowhere')).toEqual({ ...metadataFor('/'), unlisted: true });
  });

  it('hides only personal pages from search engines', () => {
    for (const path of [paths.dashboard, paths.settings, paths.onboarding, paths.verify, paths.paymentSuccess]) {
      expect(metadataFor(path).unlisted).toBe(true);
    }
    expect(pages.filter(({ unlisted }) => unlisted)).toEqual([]);
  });

  it('includes a type and an image named after the page', () => {
    expect(metadataFor('/maintenance/fridge')).toMatchObject({
      image: '/share/fridge.png',
      heroImage: '/share/fridge.png',
      ogType: 'article',
      url: '/maintenance/fridge',
    });
    expect(metadataFor('/')).toMatchObject({ image: '/share/home.png', ogType: 'website', url: '/' });
    expect(metadataFor('/items/gas-stove').image).toBe('/share/stoves.png');
    expect(metadataFor('/items/dryer')).toMatchObject({ image: '/share/dryer.png', heroTitle: 'Dryer maintenance' });
    expect(metadataFor('/items/dryer').house).toEqual({ elsewhere: '0.16', utility: '1' });
    for (const { url, keywords } of pages) expect([url, keywords.length > 2]).toEqual([url, true]);
  });
});

describe('breadcrumbs', () => {
  it.each([
    [paths.guides, ['Home', 'Maintenance Guides']],
    [paths.pricing, ['Home', 'Pricing']],
    [paths.faq, ['Home', 'FAQ']],
    ['/maintenance/ac', ['Home', 'Maintenance Guides', 'Air Conditioner Maintenance']],
    ['/items/dryer', ['Home', 'Maintenance Guides', 'Dryer']],
    ['/rules', ['Home', 'Rules by country']],
    ['/rules/netherlands', ['Home', 'Rules by country', 'Netherlands']],
    ['/checklists/spring', ['Home', 'Maintenance Guides', 'Spring checklist']],
  ])('%s', (path, labels) => {
    const { breadcrumbs } = metadataFor(path);
    expect(breadcrumbs.map(({ label }) => label)).toEqual(labels);
    expect(breadcrumbs.at(-1)?.url).toBeUndefined();
    expect(breadcrumbs[0]?.url).toBe('/');
  });
});

describe('structured data', () => {
  const kinds = (data: ReturnType<typeof structuredData>) =>
    (data['@graph'] as { '@type': string }[]).map((node) => node['@type']);

  const site = 'https://home.example';
  const settings = { publicUrl: site };

  it('describes the site on every page, and the type of the page', () => {
    expect(kinds(structuredData(metadataFor('/terms'), settings))).toEqual([
      'WebSite',
      'Organization',
      'BreadcrumbList',
    ]);
    const guide = structuredData(metadataFor('/maintenance/fridge'), settings, {
      tasks: [{ id: 'fridge.clean-coils', title: 'Vacuum the coils', minutes: 20, tools: [], steps: ['Unplug it.'] }],
    });
    expect(kinds(guide)).toEqual(['WebSite', 'Organization', 'BreadcrumbList', 'Article', 'HowTo']);
    expect(guide).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { url: `${site}/` },
        { logo: `${site}/icon-512.png`, email: 'support@upkept.example' },
        { itemListElement: [{ position: 1, item: `${site}/` }, {}, { item: `${site}/maintenance/fridge` }] },
        { dateModified: '2026-11-22', mainEntityOfPage: `${site}/maintenance/fridge` },
        { image: `${site}/share/fridge.png`, step: [{ url: `${site}/maintenance/fridge#fridge.clean-coils` }] },
      ],
    });
    const faq = structuredData(metadataFor('/faq'), settings, { questions: [{ question: 'Why?', answer: 'So.' }] });
    expect(kinds(faq)).toContain('FAQPage');
  });

  it('gives each task of a guide as a section with its time, its tools and its steps in order', () => {
    const coils = { id: 'fridge.clean-coils', title: 'Vacuum the coils', minutes: 20, tools: ['soft brush'] };
    const sweep = { id: 'chimney.book-sweep', title: 'Book the sweep', minutes: 15, tools: [], steps: ['Call.'] };
    const tasks = [{ ...coils, steps: ['Unplug it.', 'Brush them.'] }, sweep];
    expect(structuredData(metadataFor('/maintenance/fridge'), settings, { tasks })['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'HowTo',
        step: [
          {
            // schema.org defines totalTime and tool for a HowTo, and itemListElement for a HowToSection.
            '@type': ['HowToSection', 'HowTo'],
            position: 1,
            name: 'Vacuum the coils',
            url: `${site}/maintenance/fridge#fridge.clean-coils`,
            totalTime: 'PT20M',
            tool: ['soft brush'],
            itemListElement: [
              { '@type': 'HowToStep', position: 1, text: 'Unplug it.' },
              { '@type': 'HowToStep', position: 2, text: 'Brush them.' },
            ],
          },
          expect.not.objectContaining({ tool: expect.anything() }),
        ],
      }),
    );
  });

  it('lists the pages of an index, and offers the web app where it is advertised', () => {
    const list = [{ name: 'Fridge', path: '/maintenance/fridge' }];
    expect(structuredData(metadataFor('/maintenance'), settings, { list })['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Fridge', url: `${site}/maintenance/fridge` }],
      }),
    );
    expect(structuredData(metadataFor('/'), settings, { sellsApp: true })['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'WebApplication',
        offers: expect.arrayContaining([expect.objectContaining({ price: 0 })]),
      }),
    );
  });

  it('names the company, as far as the settings do', () => {
    const organisation = (company: object) => structuredData(metadataFor('/'), { publicUrl: site, company })['@graph'];
    expect(
      organisation({ name: 'Upkept SAS', address: 'Lyon', register: 'RCS 1', email: 'a@b.example' }),
    ).toContainEqual(
      expect.objectContaining({ legalName: 'Upkept SAS', address: 'Lyon', identifier: 'RCS 1', email: 'a@b.example' }),
    );
    expect(JSON.stringify(organisation({}))).not.toMatch(/legalName|address|identifier/);
  });
});
