import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { type CareTask, every } from '#core/domain/care/care-task.ts';
import { isCountryCode } from '#core/domain/climate/countries.ts';

const tasks = catalogue.flatMap((item) => item.tasks);
const intervals: readonly number[] = Object.values(every);

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const rhythm = /\b(?:(every|once a|twice a)(?: (\d+|[a-z]+))? (year|month)s?|yearly)\b/gi;

/** The intervals that a text states, in months: "every two years", "twice a year", "yearly", "every 12 months". */
function monthsIn(text: string): readonly number[] {
  return [...text.matchAll(rhythm)].map(([, adverb = '', count, unit = 'year']) => {
    const many = count === undefined ? 1 : numbers.indexOf(count) + 1 || Number(count);
    const months = many * (unit.toLowerCase() === 'year' ? 12 : 1);
    return adverb.startsWith('twice') ? months / 2 : months;
  });
}

const monthsOf = (days: number): number => Math.round((days / every.year) * 12);

/** Each part of a task's text that is for one country, by that country. */
function localPartsOf({ why, steps, safety = '', tenant = '' }: CareTask) {
  return [why, ...steps, safety, tenant]
    .flatMap((text) => [...text.matchAll(/\[\[(.*?)\]\]/gs)])
    .flatMap(([, inside = '']) => inside.split('|'))
    .flatMap((each) => {
      const [, codes = '', text = ''] = /^\s*([A-Z]{2}(?: [A-Z]{2})*):(.*)$/s.exec(each) ?? [];
      return codes
        .split(' ')
        .filter(isCountryCode)
        .map((country) => ({ country, text }));
    });
}

/** Local intervals that aren't the task's own, with the reason. */
const ofSomethingElse: ReadonlyMap<string, string> = new Map([
  ['central-heating.book-boiler-service ES', 'the law’s minimum is rarer than the yearly check for carbon monoxide'],
  ['gas-stove.book-service AU', 'the same: Victoria’s minimum for rented homes'],
  ['electrical-panel.ask-for-report AU', 'one state’s rule, while the task is for the whole country'],
  ['plumbing-and-drains.check-backwater-valve DE', 'the firm’s service, in addition to the household’s own look'],
]);

describe('the intervals that the law sets', () => {
  it('are those that the texts name for the country', () => {
    const stated = tasks.flatMap((task) =>
      localPartsOf(task).flatMap(({ country, text }) =>
        monthsIn(text).map((months) => ({ task, country, text, months })),
      ),
    );
    expect(stated.length).toBeGreaterThan(10);
    const wrong = stated.filter(({ task, country, months }) => {
      const planned = task.legalDays?.[country] ?? task.intervalDays;
      return monthsOf(planned) !== months && !ofSomethingElse.has(`${task.id} ${country}`);
    });
    const known = new Set(stated.map(({ task, country }) => `${task.id} ${country}`));
    expect([...ofSomethingElse.keys()].filter((exception) => !known.has(exception))).toEqual([]);
    expect(wrong.map(({ task, country, text }) => `${task.id} ${country}: ${text}`)).toEqual([]);
  });

  it('are known intervals of countries that exist, each named in the text of its country', () => {
    for (const task of tasks) {
      for (const [country, days] of Object.entries(task.legalDays ?? {})) {
        expect(isCountryCode(country), task.id).toBe(true);
        expect(intervals, task.id).toContain(days);
        const named = localPartsOf(task).some((part) => part.country === country && monthsIn(part.text).length > 0);
        expect(named, `${task.id} states its interval in ${country}`).toBe(true);
      }
    }
  });
});

it('the law sets the interval of a car’s test wherever it is planned', () => {
  const { legalDays, appliesIf } = tasks.find(({ id }) => id === 'car.book-inspection') ?? {};
  expect(Object.keys(legalDays ?? {})).toEqual(appliesIf?.countries);
});

describe('the landlord’s jobs', () => {
  const jobs = tasks.flatMap((task) => (task.landlord ? [{ task, landlord: task.landlord }] : []));

  it('are those on structure, wiring, gas and flues, each with what else a tenant should know', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(30);
    expect(jobs.filter(({ task }) => task.tenant === undefined).map(({ task }) => task.id)).toEqual([]);
  });

  it('have a subject that completes "Ask your landlord: ..."', () => {
    for (const { task, landlord } of jobs) {
      expect(landlord.title, task.id).toMatch(/^Ask your landlord: [a-z].*[a-z]$/);
      expect(landlord.title.length, task.id).toBeLessThan(60);
    }
    const subjects = jobs.map(({ landlord, task }) => `${task.id.split('.')[0]} ${landlord.title}`);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('say why tenants do the job themselves, where they do', () => {
    const own = jobs.flatMap(({ task, landlord }) => (landlord.notIn ?? []).map((country) => ({ task, country })));
    expect(own.length).toBeGreaterThan(10);
    const unexplained = own.filter(
      ({ task, country }) =>
        !localPartsOf({ ...task, why: '', steps: [], safety: '' }).some((part) => part.country === country),
    );
    expect(unexplained.map(({ task, country }) => `${task.id} ${country}`)).toEqual([]);
  });
});
