import { describe, expect, it } from 'vitest';
import { type CatalogueItem, every } from '#core/domain/care/care-task.ts';
import type { Placed } from '#core/domain/plan/choose.ts';
import { reasonsFor } from '#core/domain/plan/reasons.ts';
import type { PlanInput } from '#core/domain/plan/types.ts';
import { dayNumber } from '#core/domain/time/dates.ts';
import { reasons } from '#core/languages/en/reasons.ts';
import { sayReason } from '#core/languages/say-reason.ts';
import { buildHome, buildItem, buildPlannedBefore, historyOf, monday, plan } from '../../factories.ts';

const reasonsIn = (input: Partial<PlanInput>) =>
  new Map(
    plan({ home: buildHome({ features: new Set(['Fridge', 'Oven', 'Car']) }), ...input }).map((task) => [
      task.source,
      sayReason(task.reason, { firstReason }, reasons),
    ]),
  );

const firstReason = 'Dust makes the motor work harder';
const fridge = buildItem('Fridge', { id: 'wipe', intervalDays: every.quarter, stake: 'wear', firstReason });
const doneOn = (lastDoneOn: string) => historyOf({ 'care:fridge.wipe': { lastDoneOn } });

describe('the reason of a task', () => {
  it('is its own sentence the first time', () => {
    const home = buildHome({ onboardedOn: monday });
    const quick = buildItem('Fridge', { id: 'find', quickWin: true, intervalDays: every.year, firstReason });
    expect(plan({ home, catalogue: [quick] })[0]).toMatchObject({ reason: { kind: 'why' }, isFirst: true });
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
    expect(reasonsIn({ catalogue: [fridge], tasks, history }).get('care:fridge.wipe')).toBe(
      'Planned 3 weeks ago, not done yet',
    );
  });

  /** A job that was last done on 5 February, placed on 6 March. */
  function placed(item: CatalogueItem, interval: number): Placed {
    const [task] = item.tasks;
    if (!task) throw new Error('The item has no task.');
    const last = { day: dayNumber('2027-02-05'), was: 'done' } as const;
    const candidate = {
      item,
      task,
      source: `care:${task.id}`,
      last,
      interval,
      windows: [],
      graceDays: 0,
    } as const;
    const turn = { earliest: 0, best: 0, latest: 0, isFirm: false };
    return { yearTask: { candidate, turn }, date: '2027-03-06' };
  }

  const said = (week: readonly Placed[]) =>
    reasonsFor(week).map((reason, index) => sayReason(reason, week[index]?.yearTask.candidate.task, reasons));

  /** The ids of tasks that say why they matter on 6 March differ from those that say when they were last done. */
  const inWeek = (ids: readonly string[], interval: number) =>
    said(ids.map((id) => placed(buildItem('Fridge', { id, firstReason: `Why ${id}` }), interval)));
  const letters = [...'abcdefghijkl'];

  it('says in most rows why the task matters, and once when it was last done', () => {
    const sentences = inWeek(letters, 30);
    expect(sentences.filter((reason) => reason === 'Last done a month ago')).toHaveLength(1);
    expect(sentences.filter((reason) => reason.startsWith('Why '))).toHaveLength(letters.length - 1);
  });

  it('says once how often it comes in this plan if that is more rarely than it should', () => {
    expect(inWeek(letters, 34).filter((reason) => reason.startsWith('About every'))).toHaveLength(0);
    expect(inWeek(letters, 36).filter((reason) => reason === 'About every 5 weeks in your plan')).toHaveLength(1);
  });

  it('says of a visit that it was booked or took place, which a tick leaves open', () => {
    const done = { kind: 'done', days: 350 } as const;
    expect(sayReason(done, { firstReason }, reasons)).toMatch(/^Last done /);
    expect(sayReason(done, undefined, reasons)).toMatch(/^Last done /);
    expect(sayReason(done, { firstReason, professional: true }, reasons)).toMatch(/^Last booked or visited /);
  });

  it('says nothing of the round or visit that it shares, because the heading above the tasks does', () => {
    expect(sayReason({ kind: 'bundle', bundle: 'monthly safety round' }, { firstReason }, reasons)).toBe(firstReason);
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
    if (found) expect(sayReason(found.reason, { firstReason }, reasons)).toBe(words);
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
    for (const reason of found) expect([firstReason, 'Skipped a year ago', 'Skipped 12 months ago']).toContain(reason);
  });
});
