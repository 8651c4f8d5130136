import { describe, expect, it } from 'vitest';
import { countryOptions } from '#apps/web/content/countries.ts';
import { personStep, resumeStep, startingAnswers, stepCount } from '#apps/web/features/onboarding/answers.ts';
import { guessCountry } from '#apps/web/features/onboarding/country-guess.ts';
import { parseDraft, withoutAnswer } from '#apps/web/features/onboarding/draft.ts';
import { matchOptions } from '#apps/web/ui/controls/match-options.ts';
import { isCountryCode } from '#core/domain/countries.ts';
import { featureCategories } from '#core/domain/features.ts';

const none = Object.fromEntries(featureCategories.map((category) => [category, [] as string[]]));

describe('where onboarding goes on', () => {
  it('has nine steps', () => {
    expect(stepCount).toBe(9);
  });

  it('starts at the first question', () => {
    expect(resumeStep({})).toBe(0);
  });

  it('resumes at the first category that has no answer', () => {
    expect(resumeStep({ propertyType: ['House'], kitchenAppliances: [], heatingEnergySystems: [] })).toBe(2);
  });

  it('takes "none of these" for an answer, and ends at the person', () => {
    expect(resumeStep(none)).toBe(personStep);
  });
});

describe('what is ticked at first', () => {
  it('is what most homes have', () => {
    const answers = startingAnswers({}, {});
    expect(answers.propertyType).toEqual(['Apartment']);
    expect(answers.kitchenAppliances).toEqual(['Fridge', 'Microwave', 'Oven']);
    expect(answers.outdoorFeatures).toEqual([]);
  });

  it('is what was saved, and before that what was toggled since', () => {
    const answers = startingAnswers(
      { kitchenAppliances: ['Oven'], vehicles: [] },
      { kitchenAppliances: ['Pizza Oven', 'Oven'] },
    );
    expect(answers.kitchenAppliances).toEqual(['Oven', 'Pizza Oven']);
    expect(answers.vehicles).toEqual([]);
  });

  it('leaves out what is not on offer', () => {
    expect(startingAnswers({ vehicles: ['Car', 'Airship'] }, {}).vehicles).toEqual(['Car']);
  });
});

describe('the draft in local storage', () => {
  it.each([null, 'text', 7, [], { answers: 3 }, { answers: { vehicles: 'Car' } }])('reads %j as empty', (stored) => {
    expect(parseDraft(stored)).toEqual({ answers: {} });
  });

  it('keeps what fits', () => {
    const draft = { answers: { vehicles: ['Car'] }, name: 'Marie', country: 'FR' };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('forgets an answer once it is saved', () => {
    const draft = { answers: { vehicles: ['Car'], outdoorFeatures: [] }, name: 'Marie' };
    expect(withoutAnswer(draft, 'vehicles')).toEqual({ answers: { outdoorFeatures: [] }, name: 'Marie' });
  });
});

describe('the country', () => {
  const guess = (languages: string[], timezone?: string) => guessCountry({ languages, timezone }, isCountryCode);

  it('is guessed where language and clock agree', () => {
    expect(guess(['en-US', 'fr-FR'], 'Europe/Paris')).toBe('FR');
  });

  it('is left open where they do not, or say nothing', () => {
    expect(guess(['en-US'], 'Europe/Paris')).toBe('');
    expect(guess(['fr'], 'Europe/Paris')).toBe('');
    expect(guess(['fr-FR'])).toBe('');
    expect(guess(['not a language'], 'Europe/Paris')).toBe('');
  });

  it('can be any of 249, by name and in order', () => {
    expect(countryOptions).toHaveLength(249);
    const names = countryOptions.map(({ label }) => label);
    expect(names).toContain('Côte d’Ivoire');
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-GB')));
  });
});

describe('searching the countries', () => {
  const found = (typed: string) => matchOptions(countryOptions, typed).map(({ label }) => label);

  it('puts names that begin with what was typed first', () => {
    expect(found('uni')).toEqual(['United Arab Emirates', 'United Kingdom', 'United States', 'Réunion', 'Tunisia']);
    expect(found('guinea')[0]).toBe('Guinea');
  });

  it('does not mind accents, case or spaces around', () => {
    expect(found(' reunion ')).toEqual(['Réunion']);
    expect(found("COTE D'")).toEqual(['Côte d’Ivoire']);
  });

  it('shows all of them before anything is typed, and none for what is no country', () => {
    expect(found('')).toHaveLength(249);
    expect(found('atlantis')).toEqual([]);
  });
});
