import { describe, expect, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import { inEnglish } from '#core/domain/local-text/localise.ts';
import { isWorthSending, summaryOf } from '#core/domain/summary/summary-of.ts';
import type { TaskSource } from '#core/domain/tasks/task.ts';
import { fullTitle } from '#core/languages/en/full-title.ts';
import { reasons } from '#core/languages/en/reasons.ts';
import { sayReason } from '#core/languages/say-reason.ts';
import { buildHousehold, buildTask } from '../../../support/people/factories.ts';

const household = buildHousehold();
const today = '2027-01-11';
const task = (overrides: Parameters<typeof buildTask>[1]) => buildTask(household.id, overrides);
const summarise = (tasks: readonly ReturnType<typeof task>[], from = today) =>
  summaryOf({ household, name: 'Ada', today: from, tasks, asksToPause: false }, (id) => careTaskById.get(id), {
    titleOf: ({ category, title }) => fullTitle(category, title),
    itemName: (item) => item,
    local: inEnglish,
    reasonOf: (reason) => sayReason(reason, undefined, reasons),
  });

const ofKind = (test: (task: { professional?: true; season?: unknown }) => boolean): readonly TaskSource[] =>
  [...careTaskById.values()].filter(({ task }) => test(task)).map(({ task }): TaskSource => `care:${task.id}`);
const [visit = 'hand', otherVisit = 'hand'] = ofKind(({ professional }) => professional === true);
const [seasonal = 'hand'] = ofKind(({ professional, season }) => !professional && season !== undefined);

describe('a summary', () => {
  it('names the question on which a task rests, unless it has been answered', () => {
    const resting = task({ scheduledOn: '2027-01-16', reason: { kind: 'assumed', trait: 'water-heater' } });
    const assumedBy = (answers: typeof household.answers) =>
      summaryOf(
        { household: { ...household, answers }, name: '', today, tasks: [resting], asksToPause: false },
        () => undefined,
        {
          titleOf: ({ title }) => title,
          itemName: (item) => item,
          local: inEnglish,
          reasonOf: ({ kind }) => kind,
        },
      ).days[0]?.tasks[0]?.assumes;
    expect(assumedBy({})).toBe('water-heater');
    expect(assumedBy({ 'water-heater': 'gas' })).toBeUndefined();
  });

  it('lists the open tasks of seven days by day, in the order of the week screen', () => {
    const summary = summarise([
      task({ title: 'On Sunday', scheduledOn: '2027-01-17', minutes: 20 }),
      task({ title: 'Long', scheduledOn: '2027-01-16', minutes: 30 }),
      task({ title: 'Short', scheduledOn: '2027-01-16', minutes: 5, reason: { kind: 'done', days: 91 } }),
      task({ title: 'Alarm', scheduledOn: '2027-01-16', minutes: 40, source: 'care:smoke-alarm.test-alarms' }),
      task({ title: 'A week later', scheduledOn: '2027-01-18' }),
      task({ title: 'Done', scheduledOn: '2027-01-16', status: 'done', completedAt: new Date() }),
      task({ title: 'Deleted', scheduledOn: '2027-01-16', status: 'skipped' }),
    ]);
    expect(summary.days.map(({ date, tasks }) => [date, tasks.map(({ title }) => title)])).toEqual([
      ['2027-01-16', ['Fridge: alarm', 'Fridge: short', 'Fridge: long']],
      ['2027-01-17', ['Fridge: on Sunday']],
    ]);
    expect(summary).toMatchObject({ name: 'Ada', from: '2027-01-11', to: '2027-01-17', minutes: 95 });
    expect(summary.days[0]?.tasks.find(({ title }) => title === 'Fridge: short')).toMatchObject({
      minutes: 5,
      reason: 'Last done 3 months ago',
    });
  });

  it('covers the seven days from any day of the week on', () => {
    const tasks = [task({ scheduledOn: '2027-01-16' }), task({ scheduledOn: '2027-01-20' })];
    const days = (from: string) => summarise(tasks, from).days.map(({ date }) => date);
    expect(days('2027-01-14')).toEqual(['2027-01-16', '2027-01-20']);
    expect(days('2027-01-17')).toEqual(['2027-01-20']);
  });

  it('says how the last seven days went, without what was left open', () => {
    const doneAt = { status: 'done', completedAt: new Date() } as const;
    const summary = summarise([
      task({ scheduledOn: '2027-01-09', minutes: 10, ...doneAt }),
      task({ scheduledOn: '2027-01-10', minutes: 20, ...doneAt }),
      task({ scheduledOn: '2027-01-10', minutes: 40 }),
      task({ scheduledOn: '2027-01-03', minutes: 80, ...doneAt }),
    ]);
    expect(summary.lastWeek).toEqual({ planned: 3, done: 2, minutes: 30 });
    expect(summary.days).toEqual([]);
    expect(summarise([]).lastWeek).toBeUndefined();
  });

  it('says that the current week is finished, and what comes after the seven days', () => {
    const done = (scheduledOn: string) =>
      task({ scheduledOn, minutes: 20, status: 'done', completedAt: new Date(`${scheduledOn}T12:00:00Z`) });
    const later = task({ title: 'Clear it', scheduledOn: '2027-01-23' });
    const week = [done('2027-01-11'), done('2027-01-13'), later];
    expect(summarise(week, '2027-01-13')).toMatchObject({
      days: [],
      finished: { done: 2, minutes: 40 },
      next: { title: 'Fridge: clear it', weekStart: '2027-01-18' },
    });
    expect(summarise([...week, task({ scheduledOn: '2027-01-12' })], '2027-01-13').finished).toBeUndefined();
    expect(summarise([done('2027-01-10'), later]).finished).toBeUndefined();
    expect(summarise([]).next).toBeUndefined();
  });

  it('names the visits to book in the weeks that follow, each once and three at most', () => {
    const summary = summarise([
      task({ source: visit, title: 'Book it', scheduledOn: '2027-01-23' }),
      task({ source: visit, title: 'Book it', scheduledOn: '2027-02-06' }),
      task({ source: otherVisit, title: 'Book the other', scheduledOn: '2027-01-31' }),
      task({ source: seasonal, scheduledOn: '2027-01-23' }),
    ]);
    expect(summary.toBook.map(({ title, weekStart }) => [title, weekStart])).toEqual([
      ['Fridge: book it', '2027-01-18'],
      ['Fridge: book the other', '2027-01-25'],
    ]);
  });

  it('has a note on something of the season that is planned', () => {
    const care = careTaskById.get(seasonal.slice('care:'.length));
    const { note } = summarise([task({ source: seasonal, scheduledOn: '2027-01-23' })]);
    expect(note).toMatchObject({ item: care?.item.name, title: care?.task.title });
    expect(note?.text).not.toMatch(/\[\[|\{/);
    expect(summarise([task({ source: visit, scheduledOn: '2027-01-23' })]).note).toBeUndefined();
  });

  it('is worth a mail if it has a task or a visit to book', () => {
    expect(isWorthSending(summarise([]))).toBe(false);
    expect(isWorthSending(summarise([task({ scheduledOn: '2027-01-10' })]))).toBe(false);
    expect(isWorthSending(summarise([task({ scheduledOn: '2027-01-16' })]))).toBe(true);
    expect(isWorthSending(summarise([task({ source: visit, scheduledOn: '2027-01-30' })]))).toBe(true);
  });
});
