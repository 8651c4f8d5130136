import { describe, expect, it } from 'vitest';
import { guides } from '#core/catalogue/guides/index.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { issuersByCountry, issuersOfNoCountry, lawmakers } from '#core/catalogue/sources/issuers.ts';
import { sources as allSources } from '../../support/catalogue/names-of-sources.ts';

const items = catalogue.map((item) => ({ item, sources: item.tasks.flatMap((task) => task.sources) }));

describe('the sources of the tasks', () => {
  it('lead to a document, or have no address: a home page doesn’t show where a number comes from', () => {
    const homePages = items
      .flatMap(({ sources }) => sources)
      .filter(({ url }) => url !== undefined && /^https:\/\/[^/]+\/?$/.test(url));
    expect(homePages).toEqual([]);
  });

  it('have one year and one address for each document', () => {
    const documents = Map.groupBy(
      items.flatMap(({ sources }) => sources),
      ({ organisation, title }) => `${organisation}, ${title}`,
    );
    const divided = [...documents].filter(
      ([, same]) => new Set(same.map(({ year, url }) => `${year} ${url}`)).size > 1,
    );
    expect(divided.map(([document]) => document)).toEqual([]);
  });

  it('have the year of their address in guides and countries too', () => {
    const addresses = Map.groupBy(
      allSources.filter(({ url }) => url !== undefined),
      ({ url }) => url,
    );
    const divided = [...addresses].filter(([, same]) => new Set(same.map(({ year }) => year)).size > 1);
    expect(divided.map(([url]) => url)).toEqual([]);
  });

  it('were compared with the texts on a day of each item that has come', () => {
    const today = new Date().toISOString().slice(0, 10);
    const odd = items.filter(({ item }) => item.checkedOn < '2026-01-01' || item.checkedOn > today);
    expect(odd.map(({ item }) => item.name)).toEqual([]);
  });
});

describe('those who publish sources', () => {
  const national = Object.values(issuersByCountry).flat();
  const listed = [...national, ...issuersOfNoCountry];
  // The rules of a country know their country themselves.
  const ofGuides = guides.flatMap((guide) => [...guide.sources, ...(guide.law ?? []).map(({ source }) => source)]);
  const named = new Set(
    [...items.flatMap(({ sources }) => sources), ...ofGuides].map(({ organisation }) => organisation),
  );

  it('speak for a country, or for none as makers do, each once', () => {
    expect([...named].filter((organisation) => !listed.includes(organisation))).toEqual([]);
    expect(listed.filter((organisation, index) => listed.indexOf(organisation) !== index)).toEqual([]);
    expect(listed.filter((organisation) => !named.has(organisation))).toEqual([]);
  });

  it('make law only for a country', () => {
    expect([...lawmakers].filter((organisation) => !national.includes(organisation))).toEqual([]);
  });
});
