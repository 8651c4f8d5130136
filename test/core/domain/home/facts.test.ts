import { describe, expect, it } from 'vitest';
import { careTaskById, catalogue } from '#core/catalogue/index.ts';
import type { AppliesIf } from '#core/domain/care/care-task.ts';
import { isAnswer, isTraitId, notSure, traitIds, traits } from '#core/domain/care/traits.ts';
import type { CountryCode } from '#core/domain/climate/countries.ts';
import { factsOf, fitsPlace, hasItem, meetsNeeds } from '#core/domain/home/facts.ts';
import { jobsOfHome } from '#core/domain/plan/jobs-of-home.ts';
import { questions } from '#core/languages/en/questions/index.ts';
import { buildCareTask, buildHome, buildItem } from '../../factories.ts';

const meets = (appliesIf: AppliesIf, home: Parameters<typeof buildHome>[0] = {}) =>
  meetsNeeds(buildCareTask({ appliesIf }), factsOf(buildHome(home)));
const fits = (appliesIf: AppliesIf, home: Parameters<typeof buildHome>[0] = {}) => {
  const built = buildHome(home);
  return fitsPlace(buildCareTask({ appliesIf }), built, factsOf(built));
};

describe('the traits', () => {
  it('offer two to six answers each, and are unsure only between their own or wholly', () => {
    for (const id of traitIds) {
      const { options: values, unsure }: { readonly options: readonly string[]; readonly unsure: readonly string[] } =
        traits[id];
      const { question, why } = questions[id];
      expect(values.length, id).toBeGreaterThanOrEqual(2);
      expect(values.length, id).toBeLessThanOrEqual(6);
      expect(new Set(values).size, id).toBe(values.length);
      expect(
        unsure.filter((value) => value !== notSure && !values.includes(value)),
        id,
      ).toEqual([]);
      expect(question, id).toMatch(/^[A-Z].*\?$/);
      expect(why, id).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('accept their own values and "not sure"', () => {
    expect(isAnswer('dryer', 'vented')).toBe(true);
    expect(isAnswer('dryer', 'not-sure')).toBe(true);
    expect(isAnswer('dryer', 'gas')).toBe(false);
    expect(isTraitId('dryer')).toBe(true);
    expect(isTraitId('toString')).toBe(false);
  });
});

describe('the needs of a task', () => {
  const vented = { needs: { dryer: ['vented'] } } as const;

  it('are met by a fitting answer only, and open until there is one', () => {
    expect(meets(vented)).toBeUndefined();
    expect(meets(vented, { answers: { dryer: 'vented' } })).toBe(true);
    expect(meets(vented, { answers: { dryer: 'condenser' } })).toBe(false);
    expect(meets({})).toBe(true);
  });

  it('are met by the safest assumption where the household isn’t sure', () => {
    const house = { propertyType: 'House', answers: { dryer: 'not-sure' } } as const;
    expect(meets(vented, house)).toBe(true);
    expect(meets({ needs: { dryer: ['condenser'] } }, house)).toBe(false);
    // Few flats have a duct, except where most dryers do.
    expect(meets(vented, { ...house, propertyType: 'Apartment' })).toBe(false);
    expect(meets(vented, { ...house, propertyType: 'Apartment', country: 'US' })).toBe(true);
    expect(meets({ needs: { attic: ['yes'] } }, { answers: { attic: 'not-sure' } })).toBe(false);
  });

  it('all count: one that is not met decides before one that is unknown', () => {
    const both = { needs: { dryer: ['vented'], attic: ['yes'] } } as const;
    expect(meets(both, { answers: { dryer: 'vented' } })).toBeUndefined();
    expect(meets(both, { answers: { dryer: 'none' } })).toBe(false);
  });

  it('of combustion are met by anything that burns in the home', () => {
    const combustion = { needs: { combustion: ['yes'] } } as const;
    expect(meets(combustion)).toBeUndefined();
    expect(meets(combustion, { features: new Set(['Gas Stove']) })).toBe(true);
    expect(meets(combustion, { answers: { 'heat-source': 'gas-boiler' } })).toBe(true);
    expect(meets(combustion, { answers: { fireplace: 'open-fire', combustion: 'no' } })).toBe(true);
    expect(meets(combustion, { answers: { 'heat-source': 'district', combustion: 'no' } })).toBe(false);
  });

  it('of a winter are met by the climate, without an answer', () => {
    expect(meets({ needs: { winter: ['regular'] } })).toBe(true);
    expect(meets({ needs: { winter: ['regular'] } }, { answers: { winter: 'none' } })).toBe(false);
  });
});

describe('the place of a task', () => {
  it('is a property, a country, a climate, or a home with another feature', () => {
    expect(fits({ property: 'House' })).toBe(false);
    expect(fits({ property: 'House' }, { propertyType: 'House' })).toBe(true);
    expect(fits({ countries: ['FR'] })).toBe(true);
    expect(fits({ countries: ['US', 'CA'] })).toBe(false);
    expect(fits({ notCountries: ['FR'] })).toBe(false);
    expect(fits({ climates: ['hard', 'regular'] })).toBe(true);
    expect(fits({ climates: ['hard', 'regular'] }, { country: 'SG', timezone: 'Asia/Singapore' })).toBe(false);
    expect(fits({ anyFeature: ['Car', 'Oven'] })).toBe(true);
    expect(fits({ anyFeature: ['Car'] })).toBe(false);
  });

  it('is outdoors in a house, and in a flat with a terrace or a garden', () => {
    for (const outdoors of [true, false]) {
      expect(fits({ outdoors })).toBe(!outdoors);
      expect(fits({ outdoors }, { features: new Set(['Terrace']) })).toBe(outdoors);
      expect(fits({ outdoors }, { propertyType: 'House' })).toBe(outdoors);
    }
  });

  it.each([
    ['windows-and-doors.check-falling-windows', 'Apartment', 'SG', 'Asia/Singapore', true],
    ['windows-and-doors.check-falling-windows', 'Apartment', 'HK', 'Asia/Hong_Kong', true],
    ['windows-and-doors.check-falling-windows', 'Apartment', 'DE', 'Europe/Berlin', false],
    ['plumbing-and-drains.check-backwater-valve', 'House', 'IE', 'Europe/Dublin', true],
    ['plumbing-and-drains.check-backwater-valve', 'House', 'GB', 'Europe/London', true],
    ['plumbing-and-drains.check-backwater-valve', 'House', 'TH', 'Asia/Bangkok', false],
    ['plumbing-and-drains.protect-flat-pipes', 'Apartment', 'KR', 'Asia/Seoul', true],
    ['plumbing-and-drains.protect-flat-pipes', 'Apartment', 'FR', 'Europe/Paris', false],
    ['plumbing-and-drains.empty-summer-water', 'House', 'IT', 'Europe/Rome', true],
    ['plumbing-and-drains.empty-summer-water', 'House', 'AR', 'America/Argentina/Buenos_Aires', true],
    ['plumbing-and-drains.empty-summer-water', 'House', 'FR', 'Europe/Paris', false],
  ] as const)('of %s is a %s in %s, %s: %s', (id, propertyType, country, timezone, expected) => {
    const { task } = careTaskById.get(id) ?? {};
    const home = buildHome({ propertyType, country, timezone });
    expect(task && fitsPlace(task, home, factsOf(home))).toBe(expected);
  });

  it('is an item that the home has: chosen, or one of every home', () => {
    const home = buildHome({ features: new Set(['Fridge']) });
    expect(hasItem(home, buildItem('Fridge'))).toBe(true);
    expect(hasItem(home, buildItem('Oven'))).toBe(false);
    expect(hasItem(home, buildItem('Smoke Alarm'))).toBe(true);
    expect(hasItem(home, { ...buildItem('Roof and Gutters'), property: ['House'] })).toBe(false);
  });
});

describe('the jobs of a home', () => {
  const catalogue = [
    buildItem(
      'Fridge',
      { id: 'wipe' },
      { id: 'vented', appliesIf: { needs: { dryer: ['vented'] } } },
      { id: 'alarm', appliesIf: { needs: { combustion: ['yes'] } }, untilKnown: 'planned' },
    ),
  ];
  const ids = (home: Parameters<typeof buildHome>[0]) =>
    jobsOfHome(buildHome(home), catalogue).map(({ task }) => task.id.slice('fridge.'.length));

  it('wait for unknown traits, but for those that are planned until then', () => {
    expect(ids({})).toEqual(['wipe', 'alarm']);
    expect(ids({ answers: { dryer: 'vented', combustion: 'no' } })).toEqual(['wipe', 'vented']);
  });

  it('leave out what the household excluded', () => {
    expect(ids({ excludedTasks: new Set(['fridge.wipe']) })).toEqual(['alarm']);
  });
});

describe('the filter of central cooling', () => {
  const ownFilter = { needs: { 'air-conditioner': ['central'], 'shared-filter': ['no'] } } as const;
  const withAnswers = (features: readonly 'Central Heating'[], answers: Parameters<typeof buildHome>[0]) =>
    meets(ownFilter, { features: new Set(features), ...answers });

  it('is its own where no furnace heats the home, and is asked about only while that is unknown', () => {
    const central = { 'air-conditioner': 'central' } as const;
    expect(withAnswers([], { answers: central })).toBe(true);
    expect(withAnswers(['Central Heating'], { answers: central })).toBeUndefined();
    expect(withAnswers(['Central Heating'], { answers: { ...central, 'heat-source': 'furnace' } })).toBe(false);
    expect(withAnswers(['Central Heating'], { answers: { ...central, 'heat-source': 'heat-pump' } })).toBe(true);
    expect(withAnswers([], { answers: { 'air-conditioner': 'high' } })).toBe(false);
  });
});

describe('the jobs that an answer decides', () => {
  const has = (id: string, home: Parameters<typeof buildHome>[0]) =>
    jobsOfHome(buildHome(home), catalogue).some(({ task }) => task.id === id);

  it('lay up a boat wherever its household says so, even where it seldom freezes', () => {
    const boat = { country: 'PT', features: new Set(['Boat'] as const) };
    expect(has('boat.winterise-engine', { ...boat, answers: { 'boat-winter': 'laid-up' } })).toBe(true);
    expect(has('boat.bring-back', { ...boat, answers: { 'boat-winter': 'laid-up' } })).toBe(true);
    expect(has('boat.winterise-engine', { ...boat, answers: { 'boat-winter': 'afloat' } })).toBe(false);
  });

  it('test no garage door that is only guessed', () => {
    const door = 'windows-and-doors.test-garage-door';
    expect(has(door, { propertyType: 'House' })).toBe(false);
    expect(has(door, { propertyType: 'House', answers: { 'garage-door': 'yes' } })).toBe(true);
  });

  it('clean the filters of what cools and heats as it runs in the place', () => {
    const inPlace = (country: CountryCode, timezone: string) => {
      const unit = {
        features: new Set(['Air Conditioning'] as const),
        answers: { 'air-conditioner': 'high' },
      } as const;
      const ids = [
        'clean-filters',
        'clean-filters-in-short-summer',
        'clean-filters-in-winter',
        'clean-filters-while-heating',
      ];
      return ids.filter((id) => has(`air-conditioning.${id}`, { ...unit, country, timezone }));
    };
    const mostlyHeats = ['clean-filters-in-short-summer', 'clean-filters-while-heating'];
    expect(inPlace('NO', 'Europe/Oslo')).toEqual(mostlyHeats);
    expect(inPlace('IE', 'Europe/Dublin')).toEqual(mostlyHeats);
    expect(inPlace('FR', 'Europe/Paris')).toEqual(['clean-filters', 'clean-filters-while-heating']);
    expect(inPlace('PT', 'Europe/Lisbon')).toEqual(['clean-filters', 'clean-filters-in-winter']);
    expect(inPlace('SG', 'Asia/Singapore')).toEqual([]);
  });

  it('book an oil technician for oil, and a gas engineer for gas', () => {
    const heated = (source: 'gas-boiler' | 'oil-boiler') => ({
      features: new Set(['Central Heating'] as const),
      answers: { 'heat-source': source },
    });
    expect(has('central-heating.book-boiler-service', heated('gas-boiler'))).toBe(true);
    expect(has('central-heating.book-oil-or-wood-service', heated('gas-boiler'))).toBe(false);
    expect(has('central-heating.book-boiler-service', heated('oil-boiler'))).toBe(false);
    expect(has('central-heating.book-oil-or-wood-service', heated('oil-boiler'))).toBe(true);
  });
});
