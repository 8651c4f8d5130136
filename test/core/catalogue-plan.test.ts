import { describe, expect, it } from 'vitest';
import { careTaskById, catalogue } from '#core/catalogue/index.ts';
import { retiredTasks } from '#core/catalogue/retired-tasks.ts';
import { bundles } from '#core/domain/bundles.ts';
import { type CareTask, every, stakes } from '#core/domain/care-task.ts';
import { type Climate, hasClimate, winters } from '#core/domain/climate.ts';
import { isAnswer, isTraitId, type TraitId } from '#core/domain/home/traits.ts';
import { windowsBetween } from '#core/domain/seasons.ts';

const tasks = catalogue.flatMap((item) => item.tasks);
const ids = (those: readonly CareTask[]) => those.map(({ id }) => id);
const needsOf = ({ appliesIf }: CareTask) => Object.entries(appliesIf?.needs ?? {}) as [TraitId, readonly string[]][];
const climates: readonly Climate[] = winters.map((winter) => ({
  winter,
  hemisphere: 'northern',
  rainsBegin: 6,
  firesBegin: 6,
}));
const fits = ({ appliesIf }: CareTask, climate: Climate) =>
  appliesIf?.climates?.some((name) => hasClimate(climate, name)) ?? true;

describe('the stake of a task', () => {
  it('is one of the four', () => {
    expect(ids(tasks.filter(({ stake }) => !stakes.includes(stake)))).toEqual([]);
  });
});

describe('the first reason of a task', () => {
  const reasons = tasks.map(({ firstReason }) => firstReason);

  it('is one sentence of its own with 25 to 90 characters, without a full stop', () => {
    expect(reasons.filter((text) => text.length < 25 || text.length > 90)).toEqual([]);
    expect(reasons.filter((text) => !/^[A-Z]/.test(text) || /[.!]$|\. /.test(text))).toEqual([]);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it('is true in any month and year', () => {
    const dated =
      /\b(new|start|starts|begin|January|February|March|April|June|July|August|September|October|November|December|this (week|month|year|spring|summer|autumn|winter))\b/;
    expect(reasons.filter((text) => dated.test(text))).toEqual([]);
  });
});

describe('the season of a task', () => {
  const seasonal = tasks.filter(({ season }) => season !== undefined);

  it('is for jobs of every three months or rarer', () => {
    expect(ids(seasonal.filter(({ intervalDays }) => intervalDays < every.quarter))).toEqual([]);
  });

  it('is at least six weeks wide, with its best time inside', () => {
    const odd = seasonal.filter((task) =>
      climates
        .flatMap((climate) => windowsBetween(task.season, climate, 20_000, 20_365))
        .some(({ opens, best, closes }) => closes - opens < 41 || best < opens || best > closes),
    );
    expect(ids(odd)).toEqual([]);
  });

  it('exists in some climate of the task', () => {
    const never = seasonal.filter(
      (task) =>
        !climates.some(
          (climate) => fits(task, climate) && windowsBetween(task.season, climate, 20_000, 20_365).length > 0,
        ),
    );
    expect(ids(never)).toEqual([]);
  });
});

describe('the closing and the opening of an item', () => {
  const pairs = catalogue.flatMap(({ tasks: own }) => {
    const closes = own.filter(({ seasonalUse }) => seasonalUse === 'closes');
    const opens = own.filter(({ seasonalUse }) => seasonalUse === 'opens');
    return closes.length + opens.length > 0 ? [{ closes, opens }] : [];
  });

  it('are a pair of yearly jobs with seasons', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(5);
    for (const { closes, opens } of pairs) {
      expect([closes.length, opens.length], ids([...closes, ...opens]).join(', ')).toEqual([1, 1]);
      expect(
        ids([...closes, ...opens].filter(({ season, intervalDays }) => !season || intervalDays !== every.year)),
      ).toEqual([]);
    }
  });

  it('do not overlap in any climate that has both', () => {
    for (const { closes, opens } of pairs) {
      for (const climate of climates) {
        const [closing, opening] = [closes[0], opens[0]];
        if (!closing || !opening || !fits(closing, climate) || !fits(opening, climate)) continue;
        const both = [closing, opening].map((task) => windowsBetween(task.season, climate, 20_000, 20_400));
        const overlap = both[0]?.some((one) =>
          both[1]?.some((other) => one.opens <= other.closes && other.opens <= one.closes),
        );
        expect(overlap, `${closing.id} where winters are ${climate.winter}`).toBe(false);
      }
    }
  });
});

describe('the conditions of a task', () => {
  it('name traits and answers that exist', () => {
    const unknown = tasks.filter((task) =>
      needsOf(task).some(([trait, values]) => !isTraitId(trait) || values.some((value) => !isAnswer(trait, value))),
    );
    expect(ids(unknown)).toEqual([]);
    expect(ids(tasks.filter((task) => needsOf(task).some(([, values]) => values.includes('not-sure'))))).toEqual([]);
  });

  it('can be met in full: a task that waits for no answer is not planned until then', () => {
    expect(ids(tasks.filter((task) => task.untilKnown && needsOf(task).length === 0))).toEqual([]);
  });
});

it('bundles join two jobs or more, and every bundle has some', () => {
  const members = Map.groupBy(
    tasks.filter(({ bundle }) => bundle !== undefined),
    ({ bundle }) => bundle,
  );
  const names = Object.keys(bundles);
  expect(names.filter((name) => (members.get(name as keyof typeof bundles)?.length ?? 0) < 2)).toEqual([]);
});

it('retired tasks lead to tasks that exist', () => {
  for (const [retired, now] of retiredTasks) {
    expect(ids(tasks), retired).not.toContain(retired);
    expect(careTaskById.get(retired)?.task.id).toBe(now);
  }
});
