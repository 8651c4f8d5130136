import { describe, expect, it } from 'vitest';
import { checkStateOf } from '#core/catalogue/countries/checked.ts';
import { countrySlugs } from '#core/catalogue/countries/country-slugs.ts';
import * as listed from '#core/catalogue/countries/facts.ts';
import { countryRules } from '#core/catalogue/countries/index.ts';
import { rulesOfTask } from '#core/catalogue/countries/rules-of-task.ts';
import { careTaskById, catalogue } from '#core/catalogue/index.ts';
import { emergencyNumber, gasLeakNumber, poisonNumber } from '#core/domain/local-text/emergency-numbers.ts';
import { hasLocalMarks, localise } from '#core/domain/local-text/localise.ts';
import { isIsoDate } from '#core/domain/time/dates.ts';
import { listRules } from '#core/use-cases/catalogue/list-rules.ts';
import { isOfficial } from '../../support/catalogue/official-hosts.ts';
import { alikePairs } from '../../support/catalogue/similarity.ts';

const ids = new Set(catalogue.flatMap(({ tasks }) => tasks.map(({ id }) => id)));
const facts = countryRules.flatMap(({ country, facts }) =>
  facts.map((fact) => ({ ...fact, country, where: `${fact.region ?? country} ${fact.topic}` })),
);

/** Advice that carries no date, instead of a law with a year. */
const undated = [
  'BE Carbon monoxide',
  'GB-ENG Septic tanks',
  'GB-NIR Septic tanks',
  'GB-SCT Septic tanks',
  'LU Chimneys and stoves',
  'NL Carbon monoxide',
  'SE Wells',
  'US Carbon monoxide',
  'US Renting',
  'US Septic tanks',
];

/** Legal intervals that the catalogue doesn't have, with what it does instead. */
const otherIntervals: Readonly<Record<string, string>> = {
  'BE electrical-panel.book-inspection': '25 years by law; every ten in the plan, as elsewhere',
  'CH electrical-panel.book-inspection': '20 years by law; every ten in the plan, as elsewhere',
  'ES central-heating.book-boiler-service': 'two years by law; yearly in the plan, as makers advise',
  'ES water-heater.book-gas-service': 'five years by law; yearly in the plan, as makers advise',
};

describe('the rules of a country', () => {
  it('are at least ten facts in 25 countries, each with its own topic in the country or its region', () => {
    expect(countryRules.map(({ slug }) => slug)).toEqual([...countrySlugs]);
    expect(countrySlugs).toHaveLength(25);
    expect(countrySlugs.toSorted()).toEqual(Object.keys(listed).sort());
    for (const { country, facts } of countryRules) {
      expect(facts.length, country).toBeGreaterThanOrEqual(10);
      expect(new Set(facts.map(({ topic, region }) => `${region} ${topic}`)).size, country).toBe(facts.length);
    }
  });

  it('say who rents, who tests the alarms and which number to call', () => {
    for (const { country, facts } of countryRules) {
      const all = facts.map(({ text }) => text).join(' ');
      expect(all, country).toMatch(/\b(tenant|landlord|occupier|user)/i);
      expect(
        facts.filter(({ topic }) => topic === 'Emergency numbers'),
        country,
      ).toHaveLength(1);
    }
  });

  it('are one to four sentences of plain length, without marks that stay unresolved', () => {
    for (const { text, country, where } of facts) {
      const local = localise(text, country);
      expect(local, where).toMatch(/^[A-Z“].*[.)]$/s);
      expect(local.length, where).toBeGreaterThan(60);
      expect(local.length, where).toBeLessThanOrEqual(300);
      expect(local, where).not.toMatch(/[[\]{}|]| {2}/);
      const longest = Math.max(...local.split(/(?<=[.:;])\s/).map((part) => part.split(/\s+/).length));
      expect(longest, where).toBeLessThanOrEqual(32);
    }
  });

  it('are those of a state or region of the country only where its code says so', () => {
    const regional = facts.flatMap(({ region, country, place }) =>
      region === undefined ? [] : [{ region, country, place }],
    );
    expect(new Set(regional.map(({ region }) => region)).size).toBeGreaterThanOrEqual(3);
    for (const { region, country, place } of regional) {
      expect(region).toMatch(new RegExp(`^${country}-[A-Z0-9]{1,3}$`));
      expect(place).not.toBe(countryRules.find((rules) => rules.country === country)?.place);
    }
  });

  it('concern care tasks that exist', () => {
    const unknown = facts.flatMap(({ taskIds, where }) =>
      taskIds.filter((id) => !ids.has(id)).map((id) => `${where} ${id}`),
    );
    expect(unknown).toEqual([]);
    expect(facts.filter(({ taskIds }) => taskIds.length === 0).map(({ where }) => where)).toEqual([]);
  });

  it('concern no task that the country never gets', () => {
    const useless = facts.flatMap(({ taskIds, country, where }) =>
      taskIds.flatMap((id) => {
        const { countries, notCountries } = careTaskById.get(id)?.task.appliesIf ?? {};
        const absent = (countries && !countries.includes(country)) || notCountries?.includes(country);
        return absent ? [`${where} ${id}`] : [];
      }),
    );
    expect(useless).toEqual([]);
  });

  it('have the interval of the plan where the law sets one', () => {
    const differing = facts.flatMap(({ taskIds, everyDays, country }) =>
      taskIds.flatMap((id) => {
        const task = careTaskById.get(id)?.task;
        const planned = task?.legalDays?.[country] ?? task?.intervalDays;
        return everyDays === undefined || planned === everyDays ? [] : [`${country} ${id}`];
      }),
    );
    expect(differing.sort()).toEqual(Object.keys(otherIntervals).sort());
  });

  it('name a source, with an official address of the country that leads to a document', () => {
    for (const { source, where } of facts) {
      expect(source.organisation.length, where).toBeGreaterThan(1);
      expect(source.title.length, where).toBeGreaterThan(6);
      const { protocol, pathname, search } = new URL(source.url);
      expect(protocol, where).toBe('https:');
      expect(`${pathname}${search}`.length, where).toBeGreaterThan(2);
    }
    const unofficial = facts.filter(({ country, source }) => !isOfficial(country, source.url));
    expect(unofficial.map(({ where, source }) => `${where}: ${source.url}`)).toEqual([]);
  });

  it('name the year of the law, but for pages that an authority keeps up to date', () => {
    const without = facts.filter(({ source, topic }) => source.year === undefined && topic !== 'Emergency numbers');
    expect(without.map(({ where }) => where).toSorted()).toEqual(undated.toSorted());
    for (const { source, where } of facts) {
      if (source.year !== undefined) expect(source.year, where).toBeGreaterThan(1800);
    }
  });

  it('say how far they have been compared with the official text, and each country has some that were', () => {
    for (const { country, facts } of countryRules) {
      const days = facts.flatMap(({ checked }) => (checked === 'never' ? [] : checked.on));
      expect(days.length, country).toBeGreaterThanOrEqual(1);
      for (const day of days) expect(isIsoDate(day), country).toBe(true);
    }
  });

  it('don’t repeat one another', () => {
    expect(alikePairs(facts.map(({ where, text }) => ({ where, text })))).toEqual([]);
  });
});

describe('a comparison with the official text', () => {
  const today = '2027-11-30';

  it.each([
    [{ against: 'official text', on: '2027-01-15' }, 'fresh'],
    [{ against: 'official text', on: '2026-11-30' }, 'fresh'],
    [{ against: 'official text', on: '2026-11-29' }, 'old'],
    [{ against: 'page', on: '2027-11-01' }, 'due'],
    [{ against: 'page', on: '2026-11-01' }, 'old'],
    ['never', 'due'],
  ] as const)('such as %o is %s a year on', (checked, state) => {
    expect(checkStateOf(checked, today)).toBe(state);
  });

  it('is listed for each rule, what is old first', () => {
    const rules = listRules('2027-11-25');
    expect(rules).toHaveLength(facts.length);
    const states = rules.map(({ state }) => state);
    expect(states.lastIndexOf('old')).toBe(states.indexOf('due') - 1);
    expect(states.filter((state) => state === 'old').length).toBeGreaterThan(0);
  });
});

describe('the emergency numbers of a country', () => {
  const emergencies = facts.filter(({ topic }) => topic === 'Emergency numbers');

  it('come from the one table, those for gas and poison too where there is a national line', () => {
    for (const { text, country } of emergencies) {
      expect(text, country).toContain('{emergency number}');
      const hasGasLine = gasLeakNumber(country) !== emergencyNumber(country);
      expect(text.includes('{gas leak number}'), country).toBe(hasGasLine);
      expect(text.includes('{poison number}'), country).toBe(poisonNumber(country) !== undefined);
    }
  });

  it('are only in that fact', () => {
    const others = facts.filter(({ topic, text }) => topic !== 'Emergency numbers' && hasLocalMarks(text));
    expect(others.map(({ where }) => where)).toEqual([]);
  });
});

describe('the rules of a task', () => {
  it('are those of the household’s country', () => {
    expect(rulesOfTask('chimney.book-sweep', { country: 'DE' }).map(({ topic }) => topic)).toEqual([
      'Chimneys and stoves',
    ]);
    expect(rulesOfTask('chimney.book-sweep', { country: 'JP' })).toEqual([]);
    expect(rulesOfTask('fridge.clean-coils', { country: 'DE' })).toEqual([]);
  });

  it('are those of its state or region, and of every one while that isn’t known', () => {
    const straps = (region?: string) =>
      rulesOfTask('water-heater.strap-tank', { country: 'US', region }).filter((fact) => fact.region).length;
    expect([straps(), straps('US-CA'), straps('US-TX')]).toEqual([1, 1, 0]);
  });
});
