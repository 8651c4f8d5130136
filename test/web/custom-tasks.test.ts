import { describe, expect, it } from 'vitest';
import { checkDraft, emptyDraft, hasText, parseDraft } from '#apps/web/features/settings/custom-tasks/draft.ts';
import { suggestedCategories } from '#apps/web/features/settings/custom-tasks/suggested-categories.ts';
import { errorsFrom, templateFrom } from '#apps/web/features/settings/custom-tasks/template-body.ts';

const written = {
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
    });
    expect(
      errorsFrom([
        { path: 'taskSummary', message: 'Title must be a single line' },
        { path: 'elsewhere', message: 'Elsewhere must not be' },
      ]),
    ).toEqual({ title: 'Title must be a single line' });
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
