import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { stakes } from '#core/domain/care/care-task.ts';

const tasks = catalogue.flatMap((item) => item.tasks);
const idsWhere = (isOdd: (task: (typeof tasks)[number]) => boolean) => tasks.filter(isOdd).map(({ id }) => id);
const monthsAndSeasons =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)\b/;

describe('the stake of a task', () => {
  it('is one of four, and each is common', () => {
    expect(idsWhere(({ stake }) => !stakes.includes(stake))).toEqual([]);
    for (const stake of stakes) expect(idsWhere((task) => task.stake === stake).length, stake).toBeGreaterThan(20);
  });
});

describe('the first reason of a task', () => {
  it('is a short sentence of its own without a full stop', () => {
    expect(idsWhere(({ firstReason }) => firstReason.length < 25 || firstReason.length > 90)).toEqual([]);
    expect(idsWhere(({ firstReason }) => !/^[A-Z0-9]/.test(firstReason) || /[.!?;:,]$/.test(firstReason))).toEqual([]);
    const sentences = tasks.map(({ firstReason }) => firstReason.toLowerCase());
    expect(sentences.filter((reason, index) => sentences.indexOf(reason) !== index)).toEqual([]);
  });

  it('is true at any time of the year and of the home’s life', () => {
    const timely = /\b(new|newly|start|starts|started|starting|this (week|month|year))\b/i;
    expect(idsWhere(({ firstReason }) => timely.test(firstReason))).toEqual([]);
    expect(idsWhere(({ firstReason }) => monthsAndSeasons.test(firstReason))).toEqual([]);
  });
});

describe('the bundles', () => {
  it('have at least two tasks each', () => {
    const bundles = Map.groupBy(tasks, ({ bundle }) => bundle);
    // What is asked of a landlord joins this one in a rented home.
    bundles.delete('landlord');
    expect([...bundles].filter(([bundle, ofBundle]) => bundle && ofBundle.length < 2)).toEqual([]);
  });

  it('hold only visits if they are visits', () => {
    for (const bundle of ['gas engineer', 'heating engineer', 'chimney sweep'] as const) {
      expect(idsWhere((task) => task.bundle === bundle && !task.professional)).toEqual([]);
    }
  });
});
