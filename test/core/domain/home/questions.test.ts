import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import type { Answers, TraitId } from '#core/domain/care/traits.ts';
import { isClimateTrait } from '#core/domain/home/climate.ts';
import type { DescribedHome } from '#core/domain/home/facts.ts';
import { questionsFor, questionsOfWeek } from '#core/domain/home/questions.ts';
import { everything } from '../../../support/simulation/homes-of-extremes.ts';
import { buildItem } from '../../factories.ts';

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
const zoneOf: Readonly<Record<string, string>> = {
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  US: 'America/Chicago',
  AU: 'Australia/Sydney',
  DE: 'Europe/Berlin',
  IN: 'Asia/Kolkata',
};
const asked = (described: DescribedHome, all = items) => questionsFor(described, all).map(({ trait }) => trait);

describe('the questions about a home', () => {
  it('are those on which a task of the home depends, whether it is rented first, then danger', () => {
    expect(asked(home(['Fridge', 'Dryer']))).toEqual(['tenure', 'dryer', 'fridge']);
    expect(asked(home(['Fridge']))).toEqual(['tenure', 'fridge']);
    expect(asked(home([]))).toEqual(['tenure']);
  });

  it('name the tasks that depend on them, the most important first', () => {
    const [question] = questionsFor(home(['Fridge']), [fridge]);
    expect(question?.tasks.map(({ id }) => id)).toEqual(['fridge.defrost', 'fridge.filter']);
  });

  it('stay the same once they are answered', () => {
    const answers: Answers = { dryer: 'none', fridge: 'not-sure' };
    expect(asked(home(['Fridge', 'Dryer'], answers))).toEqual(['tenure', 'dryer', 'fridge']);
  });

  it('ask who owns the home wherever a landlord has a job', () => {
    const roof = buildItem('Roof and Gutters', { id: 'gutters', landlord: { title: 'Ask for it', steps: [] } });
    expect(asked(home([]), [roof])).toEqual(['tenure']);
    expect(asked(home(['Fridge']), [fridge])).toEqual(['fridge']);
  });

  it('leave out what another answer makes pointless', () => {
    const both = buildItem('Dryer', {
      id: 'duct',
      appliesIf: { needs: { dryer: ['vented'], tenure: ['owner'] } },
    });
    expect(asked(home(['Dryer']), [both])).toEqual(['tenure', 'dryer']);
    expect(asked(home(['Dryer'], { tenure: 'tenant' }), [both])).toEqual(['tenure']);
  });

  it('ask about fires only if no feature or answer says that something burns', () => {
    const alarm = buildItem('Smoke Alarm', { id: 'test', appliesIf: { needs: { combustion: ['yes'] } } });
    expect(asked(home([]), [alarm])).toEqual(['combustion']);
    expect(asked(home(['Gas Stove']), [alarm])).toEqual([]);
    expect(asked(home([], { 'heat-source': 'oil-boiler' }), [alarm])).toEqual([]);
    expect(asked(home([], { 'heat-source': 'heat-pump' }), [alarm])).toEqual(['combustion']);
  });

  it('are few enough for the first two months in an ordinary home', () => {
    const ordinary = home(['Fridge', 'Oven', 'Shower', 'Central Heating', 'Dryer', 'Washing Machine', 'Car']);
    expect(asked(ordinary, [...catalogue]).length).toBeLessThanOrEqual(3 + 2 * 7);
  });
});

describe('the questions about the climate', () => {
  const frost = { around: 'first frost', from: -4, best: -2, to: 2 } as const;
  const pipes = buildItem('Plumbing and Drains', { id: 'drain', season: frost });
  const gutters = buildItem('Roof and Gutters', { id: 'clear', appliesIf: { climates: ['rainy season'] } });
  const shutters = buildItem('Windows and Doors', { id: 'close', appliesIf: { climates: ['storm season'] } });
  const all = [pipes, gutters, shutters];
  const askedIn = (country: string, timezone: string, answers: Answers = {}, tasks = all) =>
    asked(home([], answers, { country, timezone }), tasks);

  it('are never asked, because the town says more', () => {
    for (const [country, timezone] of [
      ['US', 'America/Chicago'],
      ['IN', 'Asia/Kolkata'],
      ['CO', 'America/Bogota'],
      ['IE', 'Europe/Dublin'],
    ] as const)
      expect(asked(home(['Gas Stove'], {}, { country, timezone }), [...catalogue]).filter(isClimateTrait)).toEqual([]);
  });

  it('stay once they are answered, so that they can be taken back, while a task depends on them', () => {
    expect(askedIn('US', 'America/Chicago', { winter: 'rare', storms: 'no' })).toEqual(['storms', 'winter']);
    expect(askedIn('SE', 'Europe/Stockholm', { winter: 'hard' }, [toilet])).toEqual(['tenure']);
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

  it('are first those on which the week’s tasks rest, while they have no answer', () => {
    const resting = (answered: readonly TraitId[]) =>
      questionsOfWeek(
        questions,
        Object.fromEntries(answered.map((trait) => [trait, 'not-sure'])),
        1,
        new Set<TraitId>(['bidet', 'barbecue']),
      ).map(({ trait }) => trait);
    expect(resting([])).toEqual(['barbecue', 'bidet', 'attic']);
    expect(resting(['bidet'])).toEqual(['barbecue', 'attic']);
    expect(resting(['bidet', 'barbecue'])).toEqual(['attic']);
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

  it('come back after a quarter when they were passed over, and later twice a year', () => {
    const weeksOf = (trait: TraitId) =>
      Array.from({ length: 104 }, (_, week) => week).filter((week) => shown(week).includes(trait));
    expect(weeksOf('dryer')).toEqual([0, 15, 28, 56, 84]);
    expect(weeksOf('bidet')).toEqual([2, 17, 30, 58, 86]);
    expect(shown(15, traits.slice(1))).toEqual(['dryer']);
    expect(shown(3)).toEqual([]);
  });

  it('are all asked within fifteen weeks, even of a home with every feature', () => {
    let answers: Answers = {};
    const open = () => {
      const described = { ...everything.home, answers };
      return questionsFor(described, catalogue).filter(({ trait }) => answers[trait] === undefined);
    };
    for (let week = 0; week < 15; week++) {
      const described = { ...everything.home, answers };
      for (const { trait } of questionsOfWeek(questionsFor(described, catalogue), answers, week)) {
        answers = { ...answers, [trait]: everything.home.answers[trait] ?? 'not-sure' };
      }
    }
    expect(open()).toEqual([]);
  });

  it('begin with whether it is rented in the homes of every country', () => {
    for (const country of ['FR', 'GB', 'US', 'AU', 'DE', 'IN']) {
      for (const features of [[], ['Fridge', 'Gas Stove', 'Dryer', 'Pool']]) {
        const described = home(features, {}, { country, timezone: zoneOf[country] ?? '' });
        const first = questionsOfWeek(questionsFor(described, catalogue), {}, 0).map(({ trait }) => trait);
        expect(first[0], country).toBe('tenure');
        expect(first.length, country).toBeLessThanOrEqual(3);
      }
    }
  });

  it('are none for a home without questions', () => {
    expect(questionsOfWeek([], {}, 0)).toEqual([]);
    expect(questionsOfWeek([], {}, 5)).toEqual([]);
  });
});
