import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import type { DescribedHome } from '#core/domain/home/facts.ts';
import { conditionOf, questionsFor, questionsOfWeek } from '#core/domain/home/questions.ts';
import type { Answers } from '#core/domain/home/traits.ts';
import { everything } from '../../support/simulation/homes-of-extremes.ts';
import { buildCareTask, buildHome, buildItem } from '../factories.ts';

const items = [
  buildItem(
    'Fridge',
    { id: 'attic', stake: 'comfort', appliesIf: { needs: { attic: ['yes'] } } },
    { id: 'dryer', stake: 'danger', appliesIf: { needs: { dryer: ['vented'] } } },
    { id: 'tap', stake: 'costly', appliesIf: { needs: { 'outside-tap': ['yes'] } } },
    { id: 'rent', stake: 'wear', tenant: 'Ask the landlord.' },
  ),
  buildItem('Pool', { id: 'test', stake: 'danger', appliesIf: { needs: { 'pool-winter': ['open'] } } }),
];
const traitsOf = (home: DescribedHome, of = items) => questionsFor(home, of).map(({ trait }) => trait);
const gb = { country: 'GB', timezone: 'Europe/London' } as const;

describe('the questions of a home', () => {
  it('are those that some task depends on, danger first, then cost', () => {
    expect(traitsOf(buildHome(gb))).toEqual(['dryer', 'outside-tap', 'tenure', 'attic']);
  });

  it('name the tasks that depend on them', () => {
    const [first] = questionsFor(buildHome(gb), items);
    expect(first?.tasks.map(({ id }) => id)).toEqual(['fridge.dryer']);
  });

  it('stay when they are answered, so that the answer can be changed', () => {
    expect(traitsOf(buildHome({ ...gb, answers: { dryer: 'none' } }))).toContain('dryer');
  });

  it('leave out what another answer rules out, and what is known anyway', () => {
    const both = buildItem('Fridge', { id: 'a', appliesIf: { needs: { dryer: ['vented'], combustion: ['yes'] } } });
    expect(traitsOf(buildHome({ ...gb, answers: { dryer: 'none' } }), [both])).toEqual(['dryer']);
    expect(traitsOf(buildHome({ ...gb, features: new Set(['Fridge', 'Gas Stove']) }), [both])).toEqual(['dryer']);
  });

  it('ask about winters where the country has several climates and a task depends on them', () => {
    const frost = buildItem('Fridge', { id: 'a', appliesIf: { climates: ['hard'] } });
    expect(traitsOf(buildHome(), [frost])).toEqual(['winter']);
    expect(traitsOf(buildHome(gb), [frost])).toEqual([]);
  });
});

describe('the questions of a week', () => {
  const unanswered = { ...everything.home, answers: {} };
  const questions = questionsFor(unanswered, catalogue);
  const idsOf = (week: number, answers: Answers = {}, now = 0) =>
    questionsOfWeek(questions, answers, week, now).map(({ trait }) => trait);
  const all = questions.map(({ trait }) => trait);

  it('are three in the first week, two in later ones, and fewer after answers', () => {
    expect(idsOf(0)).toEqual(all.slice(0, 3));
    expect(idsOf(1)).toEqual(all.slice(3, 5));
    expect(idsOf(0, {}, 2)).toEqual(all.slice(0, 1));
    expect(idsOf(1, {}, 5)).toEqual([]);
  });

  it('come again once all have had their turn, without those that were answered', () => {
    const first = all[0];
    expect(idsOf(40).length).toBe(2);
    for (let week = 0; week < 40; week++) expect(idsOf(week, { [first ?? '']: 'not-sure' })).not.toContain(first);
  });

  it('are all asked within twelve weeks of a home with every feature', () => {
    expect(all.length).toBeLessThanOrEqual(25);
    const asked = new Set(Array.from({ length: 12 }, (_, week) => idsOf(week)).flat());
    expect([...asked].sort()).toEqual([...all].sort());
  });

  it('are all asked within twelve weeks if each is answered when it comes', () => {
    let answers: Answers = {};
    for (let week = 0; week < 12; week++) {
      const home = { ...unanswered, answers };
      for (const { trait } of questionsOfWeek(questionsFor(home, catalogue), answers, week)) {
        answers = { ...answers, [trait]: everything.home.answers[trait] ?? 'not-sure' };
      }
    }
    const left = questionsFor({ ...unanswered, answers }, catalogue).filter(
      ({ trait }) => answers[trait] === undefined,
    );
    expect(left.map(({ trait }) => trait)).toEqual([]);
  });
});

it('says in words which homes a task is for', () => {
  const words = (appliesIf: Parameters<typeof buildCareTask>[0]) => conditionOf(buildCareTask(appliesIf));
  expect(words({})).toBeUndefined();
  expect(words({ appliesIf: { needs: { dryer: ['vented'] } } })).toBe('Your dryer is vented');
  expect(words({ appliesIf: { needs: { dryer: ['condenser', 'heat-pump'] } } })).toBe(
    'You have a condenser dryer, or you have a heat pump dryer',
  );
});
