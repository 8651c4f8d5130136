import { describe, expect, it } from 'vitest';
import { checkPause } from '#apps/web/features/settings/preferences/pause/pause-form.tsx';
import {
  backlogOf,
  boardOf,
  foldedText,
  freeTodayText,
  isFolded,
  type Part,
  partsOf,
  quickWinOf,
  tasksToDo,
} from '#apps/web/features/week/model/board.ts';
import { clearedText } from '#apps/web/features/week/model/cleared-text.ts';
import { daysOf } from '#apps/web/features/week/model/days.ts';
import { needsOf, needsText } from '#apps/web/features/week/model/needs.ts';
import { pauseOf } from '#apps/web/features/week/model/pause-text.ts';
import { titleParts } from '#apps/web/features/week/model/task-title.ts';
import type { Task } from '#apps/web/features/week/model/week.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { supplies } from '#core/catalogue/supplies.ts';
import { aGuide, aTask, aWeek, today } from './week-factories.ts';

/** The week from Monday 23 to Sunday 29 November 2026; today is Saturday. */
const dated = (scheduledAt: string, overrides = {}) =>
  aTask({ id: scheduledAt, title: scheduledAt, scheduledAt, ...overrides });

describe('the current week', () => {
  const datesOf = (part: Part) => (isFolded(part) ? part.map(({ date }) => date) : part.date);

  it('begins with today; the days before it, and runs of free days, come as one line', () => {
    const week = aWeek({
      today: '2026-11-25',
      tasks: ['2026-11-23', '2026-11-25', '2026-11-29'].map((date) => dated(date)),
    });
    const board = boardOf(week);
    expect(board?.first.map(({ date }) => date)).toEqual(['2026-11-25']);
    expect(board?.rest.map(datesOf)).toEqual([
      ['2026-11-23', '2026-11-24'],
      ['2026-11-26', '2026-11-27', '2026-11-28'],
      '2026-11-29',
    ]);
  });

  it('shows the next day with tasks beside a free today, and says so', () => {
    const week = aWeek({ today: '2026-11-23', tasks: [dated('2026-11-27'), dated('2026-11-29')] });
    const [today, next] = boardOf(week)?.first ?? [];
    expect(today?.isToday).toBe(true);
    expect(next?.date).toBe('2026-11-27');
    expect(freeTodayText(next)).toBe('Nothing today. Next: Friday, 1 task.');
    expect(freeTodayText(next && { ...next, tasks: [dated('2026-11-27', { completed: true })] })).toBe(
      'Nothing today. Next: Friday, all done.',
    );
    expect(freeTodayText(undefined)).toBe('Nothing today.');
  });

  it('says what folded days have', () => {
    const folded = (...tasks: Task[]) => {
      const [part] = boardOf(aWeek({ today: '2026-11-25', tasks }))?.rest ?? [];
      return part && isFolded(part) ? foldedText(part) : undefined;
    };
    expect(folded(dated('2026-11-23'), dated('2026-11-24', { completed: true }))).toBe('Monday and Tuesday: 1 open');
    expect(folded(dated('2026-11-23', { completed: true }))).toBe('Monday and Tuesday: all done');
    // Days that are over are worth a line only if they had tasks.
    expect(folded()).toBe('Thursday to Sunday: free');
    expect(partsOf(daysOf(aWeek())).map((part) => isFolded(part) && foldedText(part))).toEqual([
      'Monday to Sunday: free',
    ]);
  });

  it('is the only one whose days change their order', () => {
    expect(boardOf(aWeek({ weekStart: '2026-11-30' }))).toBeUndefined();
  });

  it('offers someone who has just joined the shortest job, unless today has one or it takes long', () => {
    const short = dated('2026-11-29', { minutes: 5, guide: aGuide() });
    const visit = dated('2026-11-29', { minutes: 1, guide: aGuide({ professional: true }) });
    const joined = { joinedOn: today, tasks: [dated('2026-11-29', { minutes: 10, guide: aGuide() }), visit, short] };
    expect(quickWinOf(aWeek(joined))).toBe(short);
    const done = { ...short, completed: true };
    expect(quickWinOf(aWeek({ ...joined, tasks: [done] }))).toBe(done);
    expect(quickWinOf(aWeek({ ...joined, joinedOn: '2026-11-27' }))).toBeUndefined();
    expect(quickWinOf(aWeek({ ...joined, tasks: [...joined.tasks, dated(today)] }))).toBeUndefined();
    expect(quickWinOf(aWeek({ ...joined, tasks: [dated('2026-11-29', { minutes: 45, guide: aGuide() })] }))).toBe(
      undefined,
    );
  });
});

describe('what earlier days left open', () => {
  const leftOver = dated('2026-11-14', { minutes: 45 });
  const week = aWeek({
    tasks: [dated('2026-11-24', { minutes: 10 }), dated('2026-11-29')],
    overdue: [leftOver, dated('2026-11-15', { completed: true })],
  });

  it('counts the open tasks of this week too, because one press clears them all', () => {
    expect(backlogOf(week)).toMatchObject({ open: 2, minutes: 55 });
    expect(backlogOf(week)?.tasks).toHaveLength(2);
  });

  it('is a backlog only from three tasks on, if this week alone left them', () => {
    const some = (count: number) =>
      aWeek({ tasks: ['2026-11-23', '2026-11-24', '2026-11-25'].slice(0, count).map((date) => dated(date)) });
    expect(backlogOf(some(2))).toBeUndefined();
    expect(backlogOf(some(3))?.open).toBe(3);
    expect(backlogOf(aWeek())).toBeUndefined();
  });

  it('is long from three tasks of the weeks before on, so that ticking them off moves nothing', () => {
    const left = (count: number) =>
      aWeek({ overdue: ['2026-11-13', '2026-11-14', '2026-11-15'].slice(0, count).map((date) => dated(date)) });
    expect(backlogOf(left(2))?.isLong).toBe(false);
    expect(backlogOf(left(3))?.isLong).toBe(true);
    const done = left(3).overdue.map((task) => ({ ...task, completed: true }));
    expect(backlogOf(aWeek({ overdue: done }))?.isLong).toBe(true);
  });

  it('is to be done in the current week, but counts only in its own card', () => {
    expect(tasksToDo(week, 0)).toEqual([...week.tasks, ...week.overdue]);
    expect(tasksToDo(week, 1)).toBe(week.tasks);
  });

  it('is settled with words for what became of it', () => {
    expect(clearedText('today', 1, 0)).toBe('1 task moved to today');
    expect(clearedText('spread', 5, 0)).toBe('5 tasks spread over the coming days');
    expect(clearedText('let-go', 0, 3)).toBe('3 tasks let go');
    expect(clearedText('let-go', 1, 3)).toBe('3 tasks let go, 1 safety task kept');
  });
});

it('a planned task’s title names its item, and the user’s own is left as it is', () => {
  const title = 'Humidifier: descale the tank';
  expect(titleParts(aTask({ fullTitle: title }))).toEqual({ item: 'Humidifier:', rest: 'descale the tank' });
  expect(titleParts(aTask({ fullTitle: title, isUserCreated: true }))).toEqual({ item: '', rest: title });
});

describe('a pause', () => {
  it('is named in the weeks that it touches, until it is over', () => {
    const pause = { from: '2026-11-25', to: '2026-12-06' };
    expect(pauseOf(aWeek({ pause }))?.state).toBe('Paused until Sunday 6 December.');
    const ahead = { from: '2026-12-08', to: '2026-12-08' };
    expect(pauseOf(aWeek({ pause: ahead }))).toBeUndefined();
    expect(pauseOf(aWeek({ pause: ahead, weekStart: '2026-12-07' }))?.state).toBe('Paused on Tuesday 8 December.');
    expect(pauseOf(aWeek({ pause: { from: '2026-11-23', to: '2026-11-27' } }))).toBeUndefined();
  });

  it('begins today or later and ends on or after its first day', () => {
    const check = (from: string, to: string, current: { from: string; to: string } | null = null) =>
      checkPause({ from, to }, today, current, 366);
    expect(check(today, today)).toEqual({});
    expect(check('', '')).toEqual({ from: 'Please choose a day' });
    expect(check('2026-11-27', '2026-12-01')).toEqual({ from: 'Please choose today or a later day' });
    expect(check('2026-11-27', '2026-12-01', { from: '2026-11-27', to: '2026-11-30' })).toEqual({});
    expect(check('2026-12-02', '2026-12-01')).toEqual({ to: 'Please choose the first day or a later one' });
    expect(check(today, '2027-12-28')).toEqual({ to: 'A pause can last at most 366 days' });
  });
});

describe('what the week needs', () => {
  const needing = (item: string, tools: string[], overrides = {}) =>
    aTask({ ...overrides, guide: aGuide({ item, tools }) });

  it('lists what may have to be bought apart from tools, each with the items that need it', () => {
    const needs = needsOf([
      needing('Kettle', ['descaler', 'soft brush']),
      needing('Coffee Machine', ['descaler']),
      needing('Fridge', ['vacuum cleaner', 'soft brush']),
      needing('Oven', ['oven thermometer'], { completed: true }),
      aTask({ guide: null }),
    ]);
    expect(needs).toEqual({
      supplies: [{ name: 'descaler', items: ['Kettle', 'Coffee Machine'] }],
      tools: [
        { name: 'soft brush', items: ['Kettle', 'Fridge'] },
        { name: 'vacuum cleaner', items: ['Fridge'] },
      ],
    });
    expect(needsText(needs)).toBe(
      'descaler (Kettle, Coffee Machine)\nsoft brush (Kettle, Fridge)\nvacuum cleaner (Fridge)',
    );
    expect(needsText(needsOf([]))).toBe('');
  });

  it('knows as supplies only what tasks name', () => {
    const named = new Set(catalogue.flatMap(({ tasks }) => tasks.flatMap(({ tools }) => tools)));
    expect([...supplies].filter((name) => !named.has(name))).toEqual([]);
  });
});
