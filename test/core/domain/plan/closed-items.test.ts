import { describe, expect, it } from 'vitest';
import { type CareTask, every } from '#core/domain/care/care-task.ts';
import { closedItems, rests, seasonalPairs, stateOf } from '#core/domain/plan/closed-items.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import type { PlanInput } from '#core/domain/plan/types.ts';
import { buildHome, buildItem, historyOf, sources } from '../../factories.ts';

const closing = { id: 'close', seasonalUse: 'closes', season: { from: 10, to: 11, best: 10 } } as const;
const opening = { id: 'open', seasonalUse: 'opens', season: { from: 4, to: 5, best: 4 } } as const;
const yearly = { intervalDays: every.year, stake: 'costly' } as const satisfies Partial<CareTask>;
const asked = { appliesIf: { needs: { 'pool-winter': ['closed'] } } } as const;

const poolWith = (extra: Partial<CareTask>) =>
  buildItem(
    'Pool',
    { ...closing, ...yearly, ...extra },
    { ...opening, ...yearly, ...extra },
    { id: 'brush' },
    { id: 'cover', whileClosed: true },
    { id: 'test', stake: 'danger', intervalDays: every.fortnight },
  );

function stateIn(item: ReturnType<typeof poolWith>, joined: string, today: string, past: Partial<PlanInput> = {}) {
  const jobs = item.tasks.map((task) => ({ item, task }));
  const answers = { 'pool-winter': 'closed' } as const;
  const home = buildHome({ features: new Set(['Pool']), onboardedOn: joined, answers });
  const pair = seasonalPairs(jobs).get('Pool');
  if (!pair) throw new Error('The pool has no pair.');
  return stateOf(pair, { home, history: new Map(), today, ...past });
}

describe('the state of an item', () => {
  const closed = historyOf({ 'care:pool.close': { lastDoneOn: '2026-10-17' } });
  const opened = historyOf({
    'care:pool.close': { lastDoneOn: '2026-10-17' },
    'care:pool.open': { lastDoneOn: '2027-04-17' },
  });

  it('follows what was done last', () => {
    expect(stateIn(poolWith({}), '2026-06-01', '2027-01-04', { history: closed })).toMatchObject({ state: 'closed' });
    expect(stateIn(poolWith({}), '2026-06-01', '2027-05-03', { history: opened })).toEqual({ state: 'open' });
    expect(stateIn(poolWith({}), '2026-06-01', '2026-07-06')).toEqual({ state: 'open' });
  });

  it('is closed in winter for a home that joins then and said that it closes it', () => {
    expect(stateIn(poolWith(asked), '2027-01-04', '2027-01-04').state).toBe('closed');
    expect(stateIn(poolWith(asked), '2027-06-07', '2027-06-07').state).toBe('open');
  });

  it('is a guess for a home that was not asked, until the opening season ends', () => {
    expect(stateIn(poolWith({}), '2027-01-04', '2027-01-04').state).toBe('resting');
    expect(stateIn(poolWith({}), '2027-01-04', '2027-05-24').state).toBe('resting');
    expect(stateIn(poolWith({}), '2027-01-04', '2027-06-07').state).toBe('open');
  });

  it('is a guess for a home that has not noted its closing by the end of that season', () => {
    expect(stateIn(poolWith({}), '2026-11-02', '2026-11-23').state).toBe('open');
    expect(stateIn(poolWith({}), '2026-11-02', '2027-02-01').state).toBe('resting');
    expect(stateIn(poolWith({}), '2026-11-02', '2027-07-05').state).toBe('open');
  });

  it('is open for a home that joins when hardly anything of the opening season is left', () => {
    expect(stateIn(poolWith({}), '2027-05-17', '2027-05-17').state).toBe('open');
    expect(stateIn(poolWith({}), '2027-05-03', '2027-05-03').state).toBe('resting');
  });
});

describe('the tasks of a closed item', () => {
  const item = poolWith(asked);
  const jobs = item.tasks.map((task) => ({ item, task }));
  const pairs = seasonalPairs(jobs);
  const resting = (state: 'open' | 'closed' | 'resting') =>
    jobs.filter((job) => rests(job, state, pairs)).map(({ task }) => task.id.slice('pool.'.length));

  it('rest, but for what opens it and what is done while it is closed', () => {
    expect(resting('open')).toEqual([]);
    expect(resting('closed')).toEqual(['close', 'brush', 'test']);
  });

  it('go on for safety where the item is closed only by a guess', () => {
    expect(resting('resting')).toEqual(['close', 'brush']);
    const [job] = jobs.filter(({ task }) => task.id === 'pool.test');
    const ofWater = job && { ...job, task: { ...job.task, hazard: 'pool water' as const } };
    expect(ofWater && rests(ofWater, 'resting', pairs)).toBe(true);
  });

  it('stop at the closing and go on after the opening, year after year', () => {
    const home = buildHome({
      features: new Set(['Pool']),
      onboardedOn: '2027-06-07',
      answers: { 'pool-winter': 'closed' },
    });
    const weeks = simulate({ home, catalogue: [item], from: '2027-06-07', weeks: 104 });
    let isOpen = true;
    const uses: string[] = [];
    for (const { tasks } of weeks) {
      // The pool may be brushed on the day on which it is closed.
      const closesLast = ({ date, source }: (typeof tasks)[number]) => `${date} ${source === 'care:pool.close'}`;
      for (const task of [...tasks].sort((one, other) => (closesLast(one) < closesLast(other) ? -1 : 1))) {
        if (task.source === 'care:pool.close' || task.source === 'care:pool.open') {
          isOpen = task.source === 'care:pool.open';
          uses.push(`${task.source.slice('care:pool.'.length)} ${task.date.slice(0, 7)}`);
        } else if (task.source !== 'care:pool.cover') expect(isOpen, task.date).toBe(true);
      }
    }
    expect(uses).toEqual(['close 2027-10', 'open 2028-04', 'close 2028-10', 'open 2029-04']);
    expect(new Set(sources(weeks.flatMap(({ tasks }) => tasks))).size).toBe(5);
  });

  it('leave the long jobs that close and open it a week of their own', () => {
    const long = { ...yearly, minutes: 70 } as const;
    const test = { id: 'test', stake: 'danger', minutes: 20, intervalDays: every.fortnight } as const;
    const pool = buildItem('Pool', { ...closing, ...long }, { ...opening, ...long }, test);
    for (const onboardedOn of ['2027-06-07', '2027-06-14']) {
      const home = buildHome({ features: new Set(['Pool']), onboardedOn });
      const weeks = simulate({ home, catalogue: [pool], from: onboardedOn, weeks: 104 });
      const withLong = weeks.filter(({ tasks }) => tasks.some(({ minutes }) => minutes === 70));
      expect(withLong.map(({ tasks }) => tasks.length)).toEqual([1, 1, 1, 1]);
    }
  });

  it('are listed with the day since which the item is closed', () => {
    const home = buildHome({ features: new Set(['Pool']) });
    const history = historyOf({ 'care:pool.close': { lastDoneOn: '2026-10-17' } });
    const [closed] = closedItems(jobs, { home, history, today: '2027-01-04' });
    expect(closed?.item.name).toBe('Pool');
    expect(closed?.opens.task.id).toBe('pool.open');
    expect(closedItems(jobs, { home, history: new Map(), today: '2026-07-06' })).toEqual([]);
  });
});
