import { describe, expect, it } from 'vitest';
import {
  checkDraft,
  emptyDraft,
  errorsFrom,
  hasText,
  parseDraft,
  templateFrom,
} from '#apps/web/features/settings/custom-tasks/draft.ts';
import { suggestedCategories } from '#apps/web/features/settings/custom-tasks/suggested-categories.ts';

const written = {
  category: 'Pets',
  title: 'Brush the cat',
  recurrence: 'monthly',
  instructions: '',
  importance: 'Fur',
};

describe('the draft of a custom task', () => {
  it('is read from storage as it was written', () => {
    expect(parseDraft(structuredClone(written))).toEqual(written);
  });

  it.each([null, undefined, 'Pets', [], { category: 7, title: null, recurrence: 'hourly' }])(
    'is empty where storage holds %j',
    (stored) => {
      expect(parseDraft(stored)).toEqual(emptyDraft);
    },
  );

  it('is weekly at first, and holds nothing while it is only blank', () => {
    expect(emptyDraft.recurrence).toBe('weekly');
    expect(hasText({ ...emptyDraft, title: ' \n', recurrence: 'yearly' })).toBe(false);
    expect(hasText({ ...emptyDraft, importance: 'Fur' })).toBe(true);
  });

  it('misses a category and a title, in the specified words', () => {
    expect(checkDraft({ ...emptyDraft, category: ' ' })).toEqual({
      category: 'Please select a category',
      title: 'Please enter a task title',
    });
    expect(checkDraft(parseDraft(written))).toEqual({});
  });

  it('is sent by the names of the interface, whose complaints come back to the fields', () => {
    expect(templateFrom(parseDraft(written))).toEqual({
      feature: 'Pets',
      taskSummary: 'Brush the cat',
      recurrence: 'monthly',
      extendedDescription: '',
      importance: 'Fur',
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
  it('are ten at the most', () => {
    expect(suggestedCategories('')).toHaveLength(10);
    expect(suggestedCategories('e')).toHaveLength(10);
  });

  it('hold what is written, however it is written', () => {
    expect(suggestedCategories('FRIDGE')).toEqual(['Fridge', 'Wine/Cellar Fridge']);
    expect(suggestedCategories(' outdoor ')).toEqual(['Outdoor Jacuzzi', 'Outdoor Kitchen', 'Outdoor']);
    expect(suggestedCategories('hvac')).toEqual(['HVAC']);
    expect(suggestedCategories('aquarium')).toEqual([]);
  });
});
