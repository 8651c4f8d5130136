import { expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import type { Answers } from '#core/domain/care/traits.ts';
import { questionsFor } from '#core/domain/home/questions.ts';
import { jobsOfHome } from '#core/domain/plan/jobs-of-home.ts';
import { townNamed } from '../../../support/people/town-named.ts';
import { buildHome } from '../../factories.ts';

const houseIn = (name: string, country: string, answers: Answers = {}) => {
  const town = townNamed(name, country);
  return buildHome({ propertyType: 'House', country, timezone: town.timezone, town, answers });
};
const isReadied = (home: ReturnType<typeof houseIn>) =>
  jobsOfHome(home, catalogue).find(({ task }) => task.id === 'roof-and-gutters.prepare-for-fires');
const isAsked = (home: ReturnType<typeof houseIn>) =>
  questionsFor(home, catalogue).some(({ trait }) => trait === 'wildland');

it.each([
  // Forest or bush is beside many homes: the work is assumed, and says so.
  ['Marseille', 'FR', { asked: true, silent: 'wildland', yes: true, no: false, unsure: true }],
  ['Canberra', 'AU', { asked: true, silent: 'wildland', yes: true, no: false, unsure: true }],
  // Fields, steppe or streets are beside most: only who says so works.
  ['Johannesburg', 'ZA', { asked: true, silent: undefined, yes: true, no: false, unsure: false }],
  ['Zaragoza', 'ES', { asked: true, silent: undefined, yes: true, no: false, unsure: false }],
  ['Potsdam', 'DE', { asked: true, silent: undefined, yes: true, no: false, unsure: false }],
  // No wildfires.
  ['Lille', 'FR', { asked: false, silent: undefined, yes: false, no: false, unsure: false }],
  ['Miami', 'US', { asked: false, silent: undefined, yes: false, no: false, unsure: false }],
])(
  'a house near %s in %s is asked for forest and made ready: %o',
  (name, country, { asked, silent, yes, no, unsure }) => {
    expect(isAsked(houseIn(name, country))).toBe(asked);
    expect(isReadied(houseIn(name, country))?.assumes).toBe(silent);
    const answers = ['yes', 'no', 'not-sure'] as const;
    expect(answers.map((wildland) => isReadied(houseIn(name, country, { wildland })) !== undefined)).toEqual([
      yes,
      no,
      unsure,
    ]);
  },
);
