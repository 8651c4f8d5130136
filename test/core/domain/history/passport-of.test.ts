import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { featureOptions } from '#core/domain/care/features.ts';
import { type TraitId, traitIds, traits } from '#core/domain/care/traits.ts';
import { passportOf } from '#core/domain/history/passport/passport-of.ts';
import { buildHousehold } from '../../../support/people/factories.ts';

const everything = Object.fromEntries(traitIds.map((id) => [id, traits[id].options[0]]));

describe('the passport of a home', () => {
  const { answers } = passportOf({
    household: buildHousehold({ onboardedOn: '2026-01-05', answers: everything }),
    entries: [],
    jobs: [],
    find: () => undefined,
    today: '2027-01-06',
    scope: { notes: true, costs: true, names: true, photos: true },
    answerOf: (question, answer) => ({ question, answer }),
  }).home;
  const said = new Set(answers.map(({ question }) => question));
  const itemsOf = (trait: TraitId) =>
    catalogue.filter(({ tasks }) => tasks.some(({ appliesIf }) => appliesIf?.needs?.[trait])).map(({ name }) => name);
  const vehicles: readonly string[] = featureOptions.vehicles.map(({ name }) => name);

  it('says nothing about vehicles, which leave with the household, nor whether it rents', () => {
    const ofVehicles = traitIds.filter((trait) => {
      const items = itemsOf(trait);
      return items.length > 0 && items.every((item) => vehicles.includes(item));
    });
    expect(ofVehicles.length).toBeGreaterThan(3);
    expect(['tenure', ...ofVehicles].filter((trait) => said.has(trait))).toEqual([]);
  });

  it('has every other answer', () => {
    expect(traitIds.length - said.size).toBe(5);
  });
});
