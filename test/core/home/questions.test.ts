import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import type { DescribedHome } from '#core/domain/home/facts.ts';
import { questionsFor, questionsOfWeek } from '#core/domain/home/questions.ts';
import type { Answers, TraitId } from '#core/domain/home/traits.ts';
import { everything } from '../../support/simulation/homes-of-extremes.ts';
import { buildItem } from '../factories.ts';

const home = (features: readonly string[], answers: Answers = {}, overrides: Partial<DescribedHome> = {}) => ({
  propertyType: 'House' as const,
  features: new Set(features),
  answers,
  country: 'GB',
  timezone: 'Europe/London',
  ...overrides,
});
const fridge = buildItem(
  'Fridge',
  { id: 'defrost', stake: 'wear', appliesIf: { needs: { fridge: ['manual-defrost'] } } },
  { id: 'filter', stake: 'comfort', appliesIf: { needs: { fridge: ['water-filter'] } } },
);
const dryer = buildItem('Dryer', { id: 'duct', stake: 'danger', appliesIf: { needs: { dryer: ['vented'] } } });
const toilet = buildItem('Toilet', { id: 'reseal', stake: 'comfort', tenant: 'Ask the landlord.' });
const items = [fridge, dryer, toilet];
const asked = (described: DescribedHome, all = items) => questionsFor(described, all).map(({ trait }) => trait);

describe('the questions about a home', () => {
  it('are those on which a task of the home depends, danger first', () => {
    expect(asked(home(['Fridge', 'Dryer']))).toEqual(['dryer', 'fridge', 'tenure']);
    expect(asked(home(['Fridge']))).toEqual(['fridge', 'tenure']);
    expect(asked(home([]))).toEqual(['tenure']);
  });

  it('name the tasks that depend on them, the most important first', () => {
    const [question] = questionsFor(home(['Fridge']), [fridge]);
    expect(question?.tasks.map(({ id }) => id)).toEqual(['fridge.defrost', 'fridge.filter']);
  });

  it('stay the same once they are answered', () => {
    const answers: Answers = { dryer: 'none', fridge: 'not-sure' };
    expect(asked(home(['Fridge', 'Dryer'], answers))).toEqual(['dryer', 'fridge', 'tenure']);
  });

  it('leave out what another answer makes pointless', () => {
    const both = buildItem('Dryer', {
      id: 'duct',
      appliesIf: { needs: { dryer: ['vented'], tenure: ['owner'] } },
    });
    expect(asked(home(['Dryer']), [both])).toEqual(['dryer', 'tenure']);
    expect(asked(home(['Dryer'], { tenure: 'tenant' }), [both])).toEqual(['tenure']);
  });

  it('ask about fires only if no feature or answer says that something burns', () => {
    const alarm = buildItem('Smoke Alarm', { id: 'test', appliesIf: { needs: { combustion: ['yes'] } } });
    expect(asked(home([]), [alarm])).toEqual(['combustion']);
    expect(asked(home(['Gas Stove']), [alarm])).toEqual([]);
    expect(asked(home([], { 'heat-source': 'oil-boiler' }), [alarm])).toEqual([]);
    expect(asked(home([], { 'heat-source': 'heat-pump' }), [alarm])).toEqual(['combustion']);
  });

  it('ask about winters where the country has several climates and a task depends on them', () => {
    const pipes = buildItem('Plumbing and Drains', { id: 'drain', appliesIf: { climates: ['hard', 'regular'] } });
    const american = home([], {}, { country: 'US', timezone: 'America/Phoenix' });
    expect(asked(american, [pipes])).toEqual(['winter']);
    expect(asked(american, [toilet])).toEqual(['tenure']);
    expect(asked(home([]), [pipes])).toEqual([]);
  });

  it('are few enough for the first two months in an ordinary home', () => {
    const ordinary = home(['Fridge', 'Oven', 'Shower', 'Central Heating', 'Dryer', 'Washing Machine', 'Car']);
    expect(asked(ordinary, [...catalogue]).length).toBeLessThanOrEqual(3 + 2 * 7);
  });
});

describe('the questions of a week', () => {
  const traits: readonly TraitId[] = ['dryer', 'fridge', 'tenure', 'attic', 'barbecue', 'deck', 'bidet'];
  const questions = traits.map((trait) => ({ trait, tasks: [] }));
  const shown = (week: number, answered: readonly TraitId[] = []) => {
    const answers = Object.fromEntries(answered.map((trait) => [trait, 'not-sure']));
    return questionsOfWeek(questions, answers, week).map(({ trait }) => trait);
  };

  it('are three in the first week and two in later ones', () => {
    expect(shown(0)).toEqual(['dryer', 'fridge', 'tenure']);
    expect(shown(1, ['dryer', 'fridge', 'tenure'])).toEqual(['attic', 'barbecue']);
    expect(shown(2, traits.slice(0, 5))).toEqual(['deck', 'bidet']);
  });

  it('are those of the first week before it begins', () => {
    expect(shown(-1)).toEqual(shown(0));
  });

  it('get fewer with each answer, and are none once the week’s own are answered', () => {
    expect(shown(0, ['fridge'])).toEqual(['dryer', 'tenure']);
    expect(shown(0, ['dryer', 'fridge', 'tenure'])).toEqual([]);
    expect(shown(1, ['dryer', 'fridge', 'tenure', 'attic', 'barbecue'])).toEqual([]);
    expect(shown(1, ['attic'])).toEqual(['barbecue']);
    expect(shown(1, ['attic', 'barbecue'])).toEqual([]);
  });

  it('come back when they were passed over, after those whose turn it is', () => {
    expect(shown(3, traits.slice(2))).toEqual(['dryer', 'fridge']);
    expect(shown(3)).toHaveLength(2);
    for (let week = 1; week < 20; week++) expect(shown(week).length, `week ${week}`).toBeGreaterThan(0);
  });

  it('are all asked within twelve weeks, even of a home with every feature', () => {
    let answers: Answers = {};
    const open = () => {
      const described = { ...everything.home, answers };
      return questionsFor(described, catalogue).filter(({ trait }) => answers[trait] === undefined);
    };
    for (let week = 0; week < 12; week++) {
      const described = { ...everything.home, answers };
      for (const { trait } of questionsOfWeek(questionsFor(described, catalogue), answers, week)) {
        answers = { ...answers, [trait]: everything.home.answers[trait] ?? 'not-sure' };
      }
    }
    expect(open()).toEqual([]);
  });

  it('are none for a home without questions', () => {
    expect(questionsOfWeek([], {}, 0)).toEqual([]);
    expect(questionsOfWeek([], {}, 5)).toEqual([]);
  });
});
