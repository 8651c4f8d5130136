import { describe, expect, it } from 'vitest';
import { checkDraft, emptyDraft, hasText, parseDraft } from '#apps/web/features/settings/custom-tasks/draft.ts';
import { describeRecurrence, rhythmName } from '#apps/web/features/settings/custom-tasks/recurrence-text.ts';
import { suggestedCategories } from '#apps/web/features/settings/custom-tasks/suggested-categories.ts';
import { errorsFrom, templateFrom } from '#apps/web/features/settings/custom-tasks/template-body.ts';

const written = {
  ...emptyDraft,
  category: 'Pets',
  title: 'Brush the cat',
  recurrence: 'monthly',
  instructions: '',
  importance: 'Fur',
  firstDate: '2027-02-01',
  minutes: '10',
};

describe('the draft of a custom task', () => {
  it('survives a round trip through storage', () => {
    expect(parseDraft(structuredClone(written))).toEqual(written);
  });

  it.each([null, undefined, 'Pets', [], { category: 7, title: null, recurrence: 'hourly' }])(
    'is empty where storage holds %j',
    (stored) => {
      expect(parseDraft(stored)).toEqual(emptyDraft);
    },
  );

  it('starts weekly and counts as empty while it contains only spaces', () => {
    expect(emptyDraft.recurrence).toBe('weekly');
    expect(hasText({ ...emptyDraft, title: ' \n', recurrence: 'yearly' })).toBe(false);
    expect(hasText({ ...emptyDraft, importance: 'Fur' })).toBe(true);
  });

  it('requires a category and a title, with the specified messages', () => {
    expect(checkDraft({ ...emptyDraft, category: ' ' })).toEqual({
      category: 'Please select a category',
      title: 'Please enter a task title',
    });
    expect(checkDraft(parseDraft(written))).toEqual({});
    expect(checkDraft({ ...parseDraft(written), minutes: '1.5' })).toEqual({
      minutes: 'Please enter whole minutes, from 1 to 1440',
    });
  });

  it('uses the API’s field names, and shows its validation messages at the right fields', () => {
    expect(templateFrom(parseDraft(written))).toEqual({
      feature: 'Pets',
      taskSummary: 'Brush the cat',
      recurrence: 'monthly',
      extendedDescription: '',
      importance: 'Fur',
      firstDate: '2027-02-01',
      minutes: 10,
      steps: [],
      item: null,
      use: null,
    });
    expect(
      errorsFrom([
        { path: 'taskSummary', message: 'Title must be a single line' },
        { path: 'elsewhere', message: 'Elsewhere must not be' },
      ]),
    ).toEqual({ title: 'Title must be a single line' });
  });
});

describe('a rhythm of one’s own in the draft', () => {
  const draft = { ...parseDraft(written), recurrence: 'own', every: '6', unit: 'week' } as const;

  it('is sent as typed, with its season, steps and item', () => {
    const more = { ...draft, seasonFrom: '5', seasonTo: '9', steps: ' Brush \n\nTreat', item: 'Hedges' };
    expect(templateFrom(more)).toMatchObject({
      rhythm: { every: 6, unit: 'week', anchor: 'completion', season: { from: 5, to: 9 } },
      steps: ['Brush', 'Treat'],
      item: 'Hedges',
    });
    expect(templateFrom(more)).not.toHaveProperty('recurrence');
    expect(templateFrom(draft).rhythm).toMatchObject({ season: null });
  });

  it('needs a whole number, and both months of its season or neither', () => {
    expect(checkDraft(draft)).toEqual({});
    for (const every of ['', '0', '1.5', '1041', 'x']) {
      expect(checkDraft({ ...draft, every })).toEqual({ every: 'Please enter a whole number, from 1 to 1,040' });
    }
    const noMonth = 'Please choose both months, or neither';
    expect(checkDraft({ ...draft, seasonFrom: '5' })).toEqual({ seasonTo: noMonth });
    expect(checkDraft({ ...draft, seasonTo: '5' })).toEqual({ seasonFrom: noMonth });
    expect(checkDraft({ ...draft, recurrence: 'weekly', every: 'x', seasonTo: '5' })).toEqual({});
  });

  it('shows what the server says of it at its field', () => {
    const issues = [
      { path: 'rhythm.every', message: 'Too often' },
      { path: 'rhythm.season', message: 'Empty' },
    ];
    expect(errorsFrom(issues)).toEqual({ every: 'Too often', seasonTo: 'Empty' });
  });

  it('says how it repeats', () => {
    expect(describeRecurrence(draft)).toBe(
      'It starts on its first day, and then repeats every 6 weeks, counted from when you last did it.',
    );
    expect(describeRecurrence({ ...draft, anchor: 'date', firstDate: '' })).toBe(
      'It starts this week, and then repeats every 6 weeks.',
    );
    expect(describeRecurrence({ ...draft, every: '' })).toBe('');
    const rhythm = { every: 1, unit: 'month', anchor: 'date', from: '2027-01-01', season: { from: 5, to: 9 } } as const;
    expect(rhythmName({ recurrence: 'monthly', rhythm, use: null })).toBe('Every month, May to September');
    expect(rhythmName({ recurrence: 'monthly', rhythm: { ...rhythm, season: { from: 5, to: 5 } }, use: null })).toBe(
      'Every month, only in May',
    );
  });
});

describe('the suggested categories', () => {
  it('number at most ten', () => {
    expect(suggestedCategories('')).toHaveLength(10);
    expect(suggestedCategories('e')).toHaveLength(10);
  });

  it('match the typed text, ignoring case', () => {
    expect(suggestedCategories('FRIDGE')).toEqual(['Fridge', 'Wine/Cellar Fridge']);
    expect(suggestedCategories(' outdoor ')).toEqual(['Outdoor', 'Outdoor Jacuzzi', 'Outdoor Kitchen']);
    expect(suggestedCategories('hvac')).toEqual(['HVAC']);
    expect(suggestedCategories('aquarium')).toEqual([]);
  });
});
