import { describe, expect, it } from 'vitest';
import { guessCountry, likelyCountries } from '#apps/ui/browser-country.ts';
import { isNamed, matchOptions } from '#apps/ui/controls/match-options.ts';
import { personStep, resumeStep, startingAnswers, stepCount } from '#apps/web/features/onboarding/answers.ts';
import { parseDraft, withoutAnswer } from '#apps/web/features/onboarding/draft.ts';
import { countryOptions, countryOptionsFrom } from '#apps/web/household/countries.ts';
import { featureCategories } from '#core/domain/care/features.ts';
import { countryCodes, isCountryCode } from '#core/domain/climate/countries.ts';

const none = Object.fromEntries(featureCategories.map((category) => [category, [] as string[]]));

describe('where onboarding resumes', () => {
  it('has nine steps', () => {
    expect(stepCount).toBe(9);
  });

  it('starts at the first question', () => {
    expect(resumeStep({})).toBe(0);
  });

  it('resumes at the first category without an answer', () => {
    expect(resumeStep({ propertyType: ['House'], kitchenAppliances: [], heatingEnergySystems: [] })).toBe(2);
  });

  it('accepts "none of these" as an answer, and ends at the person step', () => {
    expect(resumeStep(none)).toBe(personStep);
  });
});

describe('the initial selection', () => {
  it('is that of a typical home', () => {
    const answers = startingAnswers({}, {});
    expect(answers.propertyType).toEqual(['Apartment']);
    expect(answers.kitchenAppliances).toEqual(['Fridge', 'Microwave', 'Oven']);
    expect(answers.outdoorFeatures).toEqual([]);
  });

  it('prefers unsaved changes, then saved answers', () => {
    const answers = startingAnswers(
      { kitchenAppliances: ['Oven'], vehicles: [] },
      { kitchenAppliances: ['Pizza Oven', 'Oven'] },
    );
    expect(answers.kitchenAppliances).toEqual(['Oven', 'Pizza Oven']);
    expect(answers.vehicles).toEqual([]);
  });

  it('leaves out unknown options', () => {
    expect(startingAnswers({ vehicles: ['Car', 'Airship'] }, {}).vehicles).toEqual(['Car']);
  });
});

describe('the draft in local storage', () => {
  it.each([null, 'text', 7, [], { answers: 3 }, { answers: { vehicles: 'Car' } }])('reads %j as empty', (stored) => {
    expect(parseDraft(stored)).toEqual({ answers: {} });
  });

  it('keeps the valid parts', () => {
    const draft = { answers: { vehicles: ['Car'] }, name: 'Marie', country: 'FR' };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('drops an answer once it is saved', () => {
    const draft = { answers: { vehicles: ['Car'], outdoorFeatures: [] }, name: 'Marie' };
    expect(withoutAnswer(draft, 'vehicles')).toEqual({ answers: { outdoorFeatures: [] }, name: 'Marie' });
  });
});

describe('the suggested country', () => {
  const guess = (languages: string[], timezone?: string) => guessCountry({ languages, timezone }, isCountryCode);

  it('is set if language and time zone agree', () => {
    expect(guess(['en-US', 'fr-FR'], 'Europe/Paris')).toBe('FR');
  });

  it('is empty if they disagree or are unknown', () => {
    expect(guess(['en-US'], 'Europe/Paris')).toBe('');
    expect(guess(['fr'], 'Europe/Paris')).toBe('');
    expect(guess(['fr-FR'])).toBe('');
    expect(guess(['not a language'], 'Europe/Paris')).toBe('');
  });

  it('is one of 249, sorted by name', () => {
    expect(countryOptions).toHaveLength(249);
    const names = countryOptions.map(({ label }) => label);
    expect(names).toContain('Côte d’Ivoire');
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-GB')));
  });
});

describe('the list of countries', () => {
  const likely = (languages: string[], timezone?: string) => likelyCountries({ languages, timezone }, countryCodes);

  it('begins with those of the browser’s time zone and languages', () => {
    expect(likely(['en-GB', 'en'], 'Europe/Paris')).toEqual(['FR', 'GB', 'US']);
    expect(likely(['de'], 'Europe/Vienna')).toEqual(['AT', 'DE']);
    expect(likely(['fr-FR', 'fr'], 'Europe/Paris')).toEqual(['FR']);
    expect(likely(['fr', 'not a language', 'en-001'], undefined)).toEqual(['FR']);
    expect(likely(['da', 'sv', 'nb', 'fi', 'is', 'nl'])).toHaveLength(5);
  });

  it('then has all others by name, with a line between them', () => {
    const options = countryOptionsFrom(['FR', 'GB']);
    expect(options.slice(0, 3)).toMatchObject([
      { value: 'FR', label: 'France', endsGroup: false },
      { value: 'GB', label: 'United Kingdom', endsGroup: true },
      { value: 'AF', label: 'Afghanistan' },
    ]);
    expect(options.map(({ value }) => value).toSorted()).toEqual(countryCodes.toSorted());
    const [only, ...more] = matchOptions(options, 'united k');
    expect(only).toMatchObject({ value: 'GB', label: 'United Kingdom' });
    expect(only).not.toHaveProperty('endsGroup');
    expect(more).toEqual([]);
    expect(countryOptionsFrom([])).toEqual(countryOptions);
  });
});

describe('searching the countries', () => {
  const found = (typed: string) => matchOptions(countryOptions, typed).map(({ label }) => label);

  it('lists names that begin with the typed text first', () => {
    expect(found('uni')).toEqual(['United Arab Emirates', 'United Kingdom', 'United States', 'Réunion', 'Tunisia']);
    expect(found('guinea')[0]).toBe('Guinea');
  });

  it.each([
    ['United Kingdom', 'uk GB england Scotland wales britain', 'Great Britain', 'Northern Ireland'],
    ['United States', 'us USA U.S.A. america', 'United States of America', 'Etats-Unis'],
    ['Netherlands', 'Holland Nederland Niederlande', 'the Netherlands', 'Pays Bas'],
    ['Germany', 'Deutschland Allemagne Alemania'],
    ['Spain', 'España espana Espagne'],
    ['Switzerland', 'Schweiz Suisse Svizzera'],
    ['Türkiye', 'Turkey turkiye'],
    ['United Arab Emirates', 'UAE emirates Dubai'],
    ['Czechia', 'Cesko', 'Czech Republic'],
    ['Côte d’Ivoire', 'cote', 'Ivory Coast'],
    ['South Korea', 'Korea SK', 'Republic of Korea'],
    ['Myanmar (Burma)', 'Burma myanmar'],
    ['Cape Verde', 'CV', 'Cabo Verde'],
    ['Eswatini', 'swaziland'],
    ['North Macedonia', 'macedonia FYROM'],
    ['New Zealand', 'NZ aotearoa'],
    ['South Africa', 'RSA'],
    ['Bosnia & Herzegovina', 'BiH', 'bosnia and herz'],
    ['Guinea-Bissau', '', 'guinea bissau'],
    ['St Lucia', '', 'saint lucia'],
    ['Ireland', 'ireland Eire'],
  ])('finds %s first by what people type', (country, words, ...phrases) => {
    const typed = [...words.split(' ').filter(Boolean), ...phrases];
    expect(typed.map((text) => [text, found(text)[0]])).toEqual(typed.map((text) => [text, country]));
  });

  it('has no alias that is another country’s name, or another’s alias', () => {
    const names = countryOptions.flatMap(({ label, aliases = [] }) => [label, ...aliases]);
    const clashes = names.filter((name) => countryOptions.filter((option) => isNamed(option, name)).length !== 1);
    expect(clashes).toEqual([]);
  });

  it('ignores accents, case and surrounding spaces', () => {
    expect(found(' reunion ')).toEqual(['Réunion']);
    expect(found("COTE D'")).toEqual(['Côte d’Ivoire']);
  });

  it('lists all before anything is typed, and none for unknown names', () => {
    expect(found('')).toHaveLength(249);
    expect(found('atlantis')).toEqual([]);
  });
});
