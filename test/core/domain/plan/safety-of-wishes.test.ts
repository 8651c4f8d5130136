import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { leftOutBy, liveWishes, neverWithin } from '#core/domain/plan/safety-of-wishes.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import { smallWish } from '#core/domain/plan/small-wish.ts';
import { sourceOf } from '#core/domain/plan/types.ts';
import { waits } from '#core/languages/en/waits.ts';
import { waits as inFrench } from '#core/languages/fr/waits.ts';
import { buildHome } from '../../factories.ts';

const monday = '2027-01-04';
const withTub = buildHome({
  propertyType: 'House',
  country: 'US',
  timezone: 'America/New_York',
  features: new Set(['Chimney', 'Central Heating', 'Dryer', 'Outdoor Jacuzzi']),
  onboardedOn: monday,
});
const inputOf = (tasksPerWeek: number, home = withTub) => ({
  home: { ...home, tasksPerWeek },
  catalogue,
  history: new Map(),
  tasks: [],
  customTasks: [],
  weekStart: monday,
  today: monday,
});

const atOnce = async <Result>(calculate: () => Result) => calculate();

describe('what a number of tasks a week leaves out of the jobs for safety', () => {
  it('are those that two lived years don’t bring, and none once there are enough', async () => {
    for (const tasksPerWeek of [1, 2, 3]) {
      const lived = simulate({ home: { ...withTub, tasksPerWeek }, catalogue, from: monday, weeks: 104 });
      const came = new Set(lived.flatMap(({ tasks }) => tasks.map(({ source }) => source)));
      const never = await neverWithin(inputOf(5), tasksPerWeek, atOnce);
      const wrong = never.filter((job) => came.has(sourceOf(job)));
      expect(wrong.length, `${tasksPerWeek}`).toBeLessThanOrEqual(never.length / 4);
      expect(never.every(({ task }) => task.stake === 'danger')).toBe(true);
    }
  });

  it('is counted from one task a week on, until nothing is left out, whatever the household wishes now', async () => {
    const safety = await liveWishes(inputOf(5), atOnce);
    expect(safety.never).toEqual((await liveWishes(inputOf(1), atOnce)).never);
    for (const [wish, count] of Object.entries(safety.never))
      expect(leftOutBy(safety, Number(wish)).never).toHaveLength(count);
    const counts = Object.values(safety.never);
    expect(Object.keys(safety.never)).toEqual(counts.map((_, index) => `${index + 1}`));
    expect(counts.indexOf(0)).toBe(counts.length - 1);
    expect(safety.enough).toBe(counts.length);
    expect(safety.jobs).toBeGreaterThan(counts[0] ?? 0);
  });

  it('leaves out none at one task a week, which becomes two where safety would be late', async () => {
    expect(await neverWithin(inputOf(1), 1, atOnce)).toEqual([]);
  });

  it('is said in numbers, in each language, and only of numbers that are too small', () => {
    const safety = { jobs: 27, never: { 1: 9, 2: 1, 3: 0 }, enough: 3 };
    const saidOf = (tasks: number) => {
      const small = smallWish(safety, tasks);
      return small && [waits.unsafe(small), inFrench.unsafe(small)];
    };
    expect(saidOf(1)).toEqual([
      'Your home has 27 safety jobs. 1 task a week can’t hold them: within two years, 9 would never come. 3 tasks a week can.',
      'Votre logement compte 27 tâches de sécurité. 1 tâche par semaine ne suffit pas : en deux ans, 9 ne viendraient jamais. 3 tâches par semaine suffisent.',
    ]);
    expect(saidOf(2)?.[1]).toContain('2 tâches par semaine ne suffisent pas : en deux ans, 1 ne viendrait jamais.');
    for (const tasks of [3, 5, 20]) expect(saidOf(tasks)).toBeUndefined();
  });
});
