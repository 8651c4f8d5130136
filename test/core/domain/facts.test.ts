import { describe, expect, it } from 'vitest';
import type { AppliesIf } from '#core/domain/care-task.ts';
import { type DescribedHome, factsOf, fitsPlace, hasItem, meetsNeeds } from '#core/domain/home/facts.ts';
import { isAnswer, isTraitId, traitIds, traits } from '#core/domain/home/traits.ts';
import { buildItem } from '../factories.ts';

const home: DescribedHome = {
  propertyType: 'House',
  features: new Set(['Fridge']),
  answers: {},
  country: 'GB',
  timezone: 'Europe/London',
};
const taskFor = (appliesIf: AppliesIf) => {
  const [task] = buildItem('Fridge', { id: 'task', appliesIf }).tasks;
  if (!task) throw new Error('the item has one task');
  return task;
};
const fits = (appliesIf: AppliesIf, described = home) => fitsPlace(taskFor(appliesIf), described, factsOf(described));
const meets = (needs: AppliesIf['needs'], answers: DescribedHome['answers'] = {}) =>
  meetsNeeds(taskFor({ ...(needs && { needs }) }), factsOf({ ...home, answers }));

describe('the traits', () => {
  it('have two to six answers with words of their own', () => {
    for (const id of traitIds) {
      const { options, question, why } = traits[id];
      expect(options.length, id).toSatisfy((count: number) => count >= 2 && count <= 6);
      for (const key of ['value', 'label', 'statement'] as const) {
        expect(new Set(options.map((option) => option[key])).size, id).toBe(options.length);
      }
      expect(question, id).toMatch(/^[A-Z].*\?$/);
      expect(why, id).toMatch(/^[A-Z].*\.$/);
      const values: readonly string[] = options.map(({ value }) => value);
      for (const value of traits[id].unsure) expect(values, id).toContain(value);
    }
  });

  it('accept their own answers and "not sure"', () => {
    expect(isTraitId('dryer')).toBe(true);
    expect(isTraitId('toString')).toBe(false);
    expect(isAnswer('dryer', 'vented')).toBe(true);
    expect(isAnswer('dryer', 'not-sure')).toBe(true);
    expect(isAnswer('dryer', 'gas')).toBe(false);
  });
});

describe('what a task needs of a home', () => {
  it('is unknown until it is answered', () => {
    expect(meets({ dryer: ['vented'] })).toBeUndefined();
    expect(meets({ dryer: ['vented'] }, { dryer: 'vented' })).toBe(true);
    expect(meets({ dryer: ['vented'] }, { dryer: 'none' })).toBe(false);
    expect(meets(undefined)).toBe(true);
  });

  it('is the safest assumption if the owner isn’t sure', () => {
    expect(meets({ dryer: ['vented'] }, { dryer: 'not-sure' })).toBe(true);
    expect(meets({ dryer: ['condenser'] }, { dryer: 'not-sure' })).toBe(false);
    expect(meets({ 'pizza-oven': ['gas'] }, { 'pizza-oven': 'not-sure' })).toBe(true);
    expect(meets({ attic: ['yes'] }, { attic: 'not-sure' })).toBe(false);
  });

  it('is not met as soon as one of several traits rules it out', () => {
    const needs = { dryer: ['vented'], tenure: ['owner'] } as const;
    expect(meets(needs, { tenure: 'tenant' })).toBe(false);
    expect(meets(needs, { tenure: 'owner' })).toBeUndefined();
    expect(meets(needs, { tenure: 'owner', dryer: 'vented' })).toBe(true);
  });

  it('includes fire without a question where something surely burns', () => {
    const stove = { ...home, features: new Set(['Gas Stove']) };
    expect(meetsNeeds(taskFor({ needs: { combustion: ['yes'] } }), factsOf(stove))).toBe(true);
    expect(meets({ combustion: ['yes'] }, { fireplace: 'open-fire', combustion: 'no' })).toBe(true);
    expect(meets({ combustion: ['yes'] }, { fireplace: 'unused' })).toBeUndefined();
  });
});

describe('the place of a task', () => {
  it('depends on property, features and country', () => {
    expect([fits({}), fits({ property: 'House' }), fits({ property: 'Apartment' })]).toEqual([true, true, false]);
    expect([fits({ anyFeature: ['Fridge', 'Car'] }), fits({ anyFeature: ['Car'] })]).toEqual([true, false]);
    expect([fits({ countries: ['GB'] }), fits({ countries: ['FR'] })]).toEqual([true, false]);
    expect([fits({ notCountries: ['GB'] }), fits({ notCountries: ['FR'] })]).toEqual([false, true]);
  });

  it('depends on the climate, and on what the household says about its winters', () => {
    expect([fits({ climates: ['regular'] }), fits({ climates: ['hard', 'none'] })]).toEqual([true, false]);
    expect(fits({ climates: ['hard'] }, { ...home, answers: { winter: 'hard' } })).toBe(true);
    expect(fits({ climates: ['regular'] }, { ...home, answers: { winter: 'not-sure' } })).toBe(true);
    expect(fits({ climates: ['rainy season'] }, { ...home, country: 'TH', timezone: 'Asia/Bangkok' })).toBe(true);
  });

  it('is a home that has the item: chosen or essential, and possible in its property', () => {
    expect(hasItem(home, buildItem('Fridge'))).toBe(true);
    expect(hasItem(home, buildItem('Oven'))).toBe(false);
    expect(hasItem(home, buildItem('Toilet'))).toBe(true);
    expect(hasItem(home, { ...buildItem('Toilet'), property: ['Apartment'] })).toBe(false);
  });
});
