import { describe, expect, it } from 'vitest';
import { type CatalogueItem, every } from '#core/domain/care-task.ts';
import { dayNumber } from '#core/domain/dates.ts';
import type { Placed } from '#core/domain/plan/choose.ts';
import { ago, reasonsFor, rhythm } from '#core/domain/plan/reasons.ts';
import type { PlanInput } from '#core/domain/plan/types.ts';
import { buildHome, buildItem, buildPlannedBefore, historyOf, monday, plan } from '../factories.ts';

const reasonsIn = (input: Partial<PlanInput>) =>
  new Map(
    plan({ home: buildHome({ features: new Set(['Fridge', 'Oven', 'Car']) }), ...input }).map((task) => [
      task.source,
      task.reason,
    ]),
  );

const firstReason = 'Dust makes the motor work harder';
const fridge = buildItem('Fridge', { id: 'wipe', intervalDays: every.quarter, stake: 'wear', firstReason });
const doneOn = (lastDoneOn: string) => historyOf({ 'care:fridge.wipe': { lastDoneOn } });

describe('the reason of a task', () => {
  it('is its own sentence the first time', () => {
    const home = buildHome({ onboardedOn: monday });
    const quick = buildItem('Fridge', { id: 'wipe', quickWin: true, firstReason });
    expect(plan({ home, catalogue: [quick] })[0]).toMatchObject({ reason: firstReason, isFirst: true });
  });

  it('says when it was last done or skipped', () => {
    expect(reasonsIn({ catalogue: [fridge], history: doneOn('2026-12-01') }).get('care:fridge.wipe')).toBe(
      'Last done 3 months ago',
    );
    const skipped = historyOf({ 'care:fridge.wipe': { lastDoneOn: '2026-08-01', lastSkippedOn: '2026-12-01' } });
    expect(reasonsIn({ catalogue: [fridge], history: skipped }).get('care:fridge.wipe')).toBe('Skipped 3 months ago');
  });

  it('says that it was left open', () => {
    const tasks = [buildPlannedBefore({ scheduledOn: '2027-02-13', occurrence: '2027-02-08' })];
    const history = doneOn('2026-11-01');
    expect(reasonsIn({ catalogue: [fridge], tasks, history }).get('care:fridge.wipe')).toBe('Left open 3 weeks ago');
  });

  /** A job that was last done on 5 February, placed on 6 March. */
  function placed(item: CatalogueItem, interval: number): Placed {
    const [task] = item.tasks;
    if (!task) throw new Error('The item has no task.');
    const last = { day: dayNumber('2027-02-05'), was: 'done' } as const;
    const candidate = { item, task, source: `care:${task.id}`, last, firstDue: 0, interval, windows: [] } as const;
    const turn = { earliest: 0, best: 0, latest: 0, isFirm: false };
    return { yearTask: { candidate, turn }, date: '2027-03-06' };
  }

  it('says how often it comes where another task says when it was last done', () => {
    const week = [placed(buildItem('Fridge', { id: 'a' }), 30), placed(buildItem('Oven', { id: 'a' }), 30)];
    expect(reasonsFor(week)).toEqual(['Last done 4 weeks ago', 'Planned every month']);
  });

  it('says how often it comes in this plan if that is more rarely than it should', () => {
    const week = [placed(buildItem('Fridge', { id: 'a' }), 70), placed(buildItem('Oven', { id: 'a' }), 70)];
    expect(reasonsFor(week)[1]).toBe('About every 2 months in your plan');
  });

  it('says why a task joins another one', () => {
    const bundle = 'fridge moved out';
    const week = [
      placed(buildItem('Fridge', { id: 'a', bundle }), 30),
      placed(buildItem('Fridge', { id: 'b', bundle }), 30),
    ];
    expect(reasonsFor(week)).toEqual(['Last done 4 weeks ago', 'Do this while the fridge is pulled out']);
  });

  it('says by when a safety task is due', () => {
    const safety = { id: 'test', stake: 'danger', intervalDays: every.month } as const;
    const catalogue = [buildItem('Fridge', safety), buildItem('Oven', safety)];
    const history = historyOf({
      'care:fridge.test': { lastDoneOn: '2027-02-07' },
      'care:oven.test': { lastDoneOn: '2027-02-07' },
    });
    expect([...reasonsIn({ catalogue, history }).values()]).toContain('Safety: due by 9 March');
  });

  it.each([
    ['first frost', '2027-10-18', 'Before the first frost'],
    ['first frost', '2027-11-22', 'Before the hard frosts'],
    ['last frost', '2027-04-12', 'Now that the frosts are over'],
    ['leaf fall', '2027-11-22', 'Now that the leaves are down'],
  ] as const)('names the season of a job around the %s in the week of %s', (around, weekStart, words) => {
    const season = { around, from: -4, best: 0, to: 4 } as const;
    const catalogue = [buildItem('Car', { id: 'do', stake: 'costly', intervalDays: every.year, season })];
    const home = buildHome({ features: new Set(['Car']), tasksPerWeek: 1 });
    const history = historyOf({ 'care:car.do': { lastDoneOn: `2026${weekStart.slice(4)}` } });
    const found = plan({ home, catalogue, history, weekStart, today: weekStart })[0];
    if (found) expect(found.reason).toBe(words);
    else expect(words).not.toBe('');
  });

  it('says that a yearly job of a season comes once a year', () => {
    const season = { from: 3, to: 4, best: 3 } as const;
    const catalogue = [buildItem('Car', { id: 'do', stake: 'costly', intervalDays: every.year, season })];
    const history = historyOf({ 'care:car.do': { lastSkippedOn: '2026-03-14' } });
    const found = [monday, '2027-03-08', '2027-03-15', '2027-03-22'].flatMap((weekStart) => [
      ...reasonsIn({ catalogue, history, weekStart, today: weekStart }).values(),
    ]);
    expect(found).not.toEqual([]);
    for (const reason of found) expect(reason).toMatch(/^Skipped (12 months|a year) ago$/);
  });
});

describe('in words', () => {
  it.each([
    [every.fortnight, 'every 2 weeks'],
    [every.month, 'every month'],
    [every.twoMonths, 'every 2 months'],
    [every.quarter, 'every 3 months'],
    [every.halfYear, 'every 6 months'],
    [every.year, 'every year'],
    [every.twoYears, 'every 2 years'],
    [every.threeYears, 'every 3 years'],
    [every.tenYears, 'every 10 years'],
    [70, 'every 2 months'],
    [500, 'every 16 months'],
  ])('%s days are %s', (days, words) => {
    expect(rhythm(days)).toBe(words);
  });

  it.each([
    [0, 'today'],
    [1, 'yesterday'],
    [5, '5 days ago'],
    [14, '2 weeks ago'],
    [28, '4 weeks ago'],
    [61, '2 months ago'],
    [364, 'a year ago'],
    [500, '16 months ago'],
    [730, '2 years ago'],
  ])('%s days before is %s', (days, words) => {
    expect(ago(days)).toBe(words);
  });
});
