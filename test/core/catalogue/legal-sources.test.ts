import { describe, expect, it } from 'vitest';
import { countryRules } from '#core/catalogue/countries/index.ts';
import { itemFacts } from '#core/catalogue/index.ts';
import { sourcesOfTask } from '#core/catalogue/sources/sources-of-task.ts';
import { isOfficial } from '../../support/catalogue/official-hosts.ts';

const tasks = itemFacts.flatMap((item) => item.tasks);

/** Each task with an interval that the law of a country with rules sets, with the rules that name the task. */
const legal = countryRules.flatMap(({ country, facts }) =>
  tasks.flatMap((task) => {
    const rules = facts.filter(({ taskIds, topic }) => taskIds.includes(task.id) && topic !== 'Emergency numbers');
    const isLegal = task.legalDays?.[country] !== undefined || rules.some(({ everyDays }) => everyDays !== undefined);
    return isLegal ? [{ country, task, rules, where: `${country} ${task.id}` }] : [];
  }),
);

describe('a task with a legal interval', () => {
  it('is found in most of the 25 countries with rules', () => {
    expect(countryRules).toHaveLength(25);
    expect(new Set(legal.map(({ country }) => country)).size).toBeGreaterThanOrEqual(19);
  });

  it.each(['en', 'fr'])('has a source of the country first, with the official address, in %s', (language) => {
    const foreign = legal.filter(({ country, task }) => {
      const [first] = sourcesOfTask(task, { countries: [country], language }).sources;
      return first?.country !== country || first.url === undefined || !isOfficial(country, first.url);
    });
    expect(foreign.map(({ where }) => where)).toEqual([]);
  });

  it('hides the laws of all other countries from the household', () => {
    const shown = legal.flatMap(({ country, task, where }) =>
      sourcesOfTask(task, { countries: [country], language: 'en' })
        .sources.filter((source) => source.isLaw && source.country !== country && source.country !== 'EU')
        .map(({ title }) => `${where}: ${title}`),
    );
    expect(shown).toEqual([]);
  });

  it('has a rule that was compared with a published page', () => {
    const open = legal.filter(({ rules }) => !rules.some(({ checked }) => checked !== 'never'));
    expect(open.map(({ where }) => where)).toEqual([]);
  });
});
