import { describe, expect, it } from 'vitest';
import { suggestedItems, withItem, withTask } from '#apps/web/features/history/model/care-tasks.ts';
import {
  checkDraft,
  draftOf,
  type EntryDraft,
  emptyDraft,
  usableChanges,
  workOf,
} from '#apps/web/household/history-entry/entry-draft.ts';
import { anEntry } from './history-factories.ts';

const today = '2026-11-28';
const draft = (overrides: Partial<EntryDraft> = {}): EntryDraft => ({
  ...emptyDraft(today, 'EUR'),
  item: 'Chimney',
  title: 'Swept',
  ...overrides,
});
const problems = (overrides: Partial<EntryDraft>) =>
  Object.entries(checkDraft(draft(overrides), today)).flatMap(([field, error]) => (error ? [field] : []));

describe('the form for an entry', () => {
  it('starts with what the entry says, and sends it back unchanged', () => {
    const entry = anEntry({
      by: { kind: 'company', name: 'Morel', phone: '01 23' },
      note: 'Two flues',
      cost: { minor: 8950, currency: 'GBP' },
      minutes: 5,
    });
    const filled = draftOf(entry, 'EUR');
    expect(filled).toMatchObject({ amount: '89.50', currency: 'GBP', by: 'company', minutes: '5' });
    const { date, item, careTaskId, title, minutes, by, note, cost } = entry;
    expect(workOf(filled)).toEqual({ date, item, careTaskId, title, minutes, by, note, cost });
  });

  it('sends back an amount with three decimals unchanged', () => {
    const cost = { minor: 149_500, currency: 'TND' };
    expect(workOf(draftOf(anEntry({ cost }), 'EUR')).cost).toEqual(cost);
  });

  it('takes from what the browser has kept only what it can show', () => {
    const kept = { by: 'person', currency: 'CHF', note: 'Two flues' } as const;
    expect(usableChanges(kept)).toEqual(kept);
    expect(usableChanges({ ...kept, by: 'robot' as never, currency: 'francs' })).toEqual({ note: kept.note });
  });

  it('leaves out what was not said', () => {
    expect(workOf(draft({ name: 'typed before choosing Me' }))).toEqual({
      date: today,
      item: 'Chimney',
      careTaskId: null,
      title: 'Swept',
      minutes: null,
      by: { kind: 'me' },
      note: '',
      cost: null,
    });
  });

  it.each([
    ['€120', '120', 'EUR', 12000],
    ['a decimal comma', '89,5', 'EUR', 8950],
    ['thousands', '1,234.50', 'EUR', 123450],
    ['yen', '3000', 'JPY', 3000],
  ])('reads an amount such as %s', (_, amount, currency, minor) => {
    expect(workOf(draft({ amount, currency })).cost).toEqual({ minor, currency });
  });

  it('reads a sign or a code with an amount, and a duration in hours, as an import does', () => {
    expect(workOf(draft({ amount: '$12.50', currency: 'CAD' })).cost).toEqual({ minor: 1_250, currency: 'CAD' });
    expect(workOf(draft({ amount: '12,50 €', currency: 'CAD' })).cost).toEqual({ minor: 1_250, currency: 'EUR' });
    expect(workOf(draft({ amount: 'CHF 80', currency: 'EUR' })).cost).toEqual({ minor: 8_000, currency: 'CHF' });
    expect(workOf(draft({ minutes: '1h30' })).minutes).toBe(90);
  });

  it.each([
    ['nothing', {}, []],
    ['an item', { item: ' ' }, ['item']],
    ['a title', { title: '' }, ['title']],
    ['a day', { date: '' }, ['date']],
    ['a day in the past', { date: '2026-11-29' }, ['date']],
    ['whole minutes', { minutes: '1.5' }, ['minutes']],
    ['fewer minutes', { minutes: '10001' }, ['minutes']],
    ['the name of a company', { by: 'company', name: '' }, ['name']],
    ['an amount', { amount: 'a lot' }, ['amount']],
    ['an amount of at least zero', { amount: '-5' }, ['amount']],
    ['an amount in whole yen', { amount: '1.5', currency: 'JPY' }, ['amount']],
    ['a smaller amount', { amount: '99999999999' }, ['amount']],
  ] as const)('asks for %s', (_, overrides, fields) => {
    expect(problems(overrides)).toEqual(fields);
  });
});

describe('the work of the form', () => {
  const careTasks = [
    {
      id: 'boiler.service',
      title: 'Book the boiler service',
      item: 'Central Heating',
      minutes: 15,
      professional: true,
    },
    { id: 'fridge.seals', title: 'Wipe the seals', item: 'Fridge', minutes: 10, professional: false },
    { id: 'fridge.coils', title: 'Vacuum the coils', item: 'Fridge', minutes: 30, professional: false },
  ];
  const items = ['Central Heating', 'Fridge'];

  it('takes title and minutes of the chosen care task, but not the minutes of a booking', () => {
    expect(withTask(draft(), 'fridge.seals', careTasks)).toEqual({
      careTaskId: 'fridge.seals',
      title: 'Wipe the seals',
      minutes: '10',
    });
    expect(withTask(draft(), 'boiler.service', careTasks)).toMatchObject({ minutes: '' });
  });

  it('keeps the minutes that the user entered', () => {
    expect(withTask(draft({ minutes: '25' }), 'fridge.seals', careTasks)).not.toHaveProperty('minutes');
    const usual = draft({ careTaskId: 'fridge.seals', minutes: '10' });
    expect(withTask(usual, 'fridge.coils', careTasks)).toMatchObject({ minutes: '30' });
  });

  it('forgets the care task of another item', () => {
    const chosen = draft({ item: 'Fridge', careTaskId: 'fridge.seals', title: 'Wipe the seals' });
    expect(withItem(chosen, 'Fridge', careTasks)).toEqual({ item: 'Fridge' });
    expect(withItem(chosen, 'Car', careTasks)).toEqual({ item: 'Car', careTaskId: '', title: '' });
  });

  it('finds an item by its name and by its tasks, until one is chosen', () => {
    expect(suggestedItems(items, careTasks, 'fri')).toEqual(['Fridge']);
    expect(suggestedItems(items, careTasks, 'boiler')).toEqual(['Central Heating']);
    expect(suggestedItems(items, careTasks, '')).toEqual(items);
    expect(suggestedItems(items, careTasks, 'Fridge')).toEqual([]);
  });
});
