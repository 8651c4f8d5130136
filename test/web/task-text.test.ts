import { describe, expect, it } from 'vitest';
import { durationText, frequencyOf, seasonInBrief, seasonText } from '#apps/site/content/task-text.ts';
import { guides } from '#core/catalogue/guides/index.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { every } from '#core/domain/care/care-task.ts';

describe('the text of a guide’s task', () => {
  it('names one of four frequencies, and the exact interval if it differs', () => {
    expect(frequencyOf(7)).toEqual({ frequency: 'Weekly' });
    expect(frequencyOf(every.fortnight)).toEqual({ frequency: 'Weekly', rhythm: 'every 2 weeks' });
    expect(frequencyOf(every.month)).toEqual({ frequency: 'Monthly' });
    expect(frequencyOf(every.twoMonths)).toEqual({ frequency: 'Monthly', rhythm: 'every 2 months' });
    expect(frequencyOf(every.quarter)).toEqual({ frequency: 'Quarterly' });
    expect(frequencyOf(every.halfYear)).toEqual({ frequency: 'Quarterly', rhythm: 'every 6 months' });
    expect(frequencyOf(every.year)).toEqual({ frequency: 'Yearly' });
    expect(frequencyOf(every.twoYears)).toEqual({ frequency: 'Yearly', rhythm: 'every 2 years' });
    expect(frequencyOf(every.tenYears)).toEqual({ frequency: 'Yearly', rhythm: 'every 10 years' });
  });

  it('gives durations in minutes, hours or half a day', () => {
    const minutes = [1, 5, 20, 45, 60, 90, 120, 180, 240];
    expect(minutes.map(durationText)).toEqual([
      '1 minute',
      '5 minutes',
      '20 minutes',
      '45 minutes',
      '1 hour',
      '1 hour 30 minutes',
      '2 hours',
      'half day',
      'half day',
    ]);
  });

  it('gives the season for both hemispheres', () => {
    expect(seasonText({ from: 6, to: 11, best: 9 })).toBe('June to November; south of the equator December to May');
    expect(seasonText({ from: 12, to: 2, best: 1 })).toBe('December to February; south of the equator June to August');
  });

  it('gives a season that follows the climate in weeks around its moment', () => {
    const drain = { around: 'first frost', from: -6, best: -2, to: -1 } as const;
    expect(seasonText(drain)).toBe('6 weeks before the first frost to 1 week before it');
    const gutters = { around: 'leaf fall', from: 0, best: 2, to: 8 } as const;
    expect(seasonText(gutters)).toBe('the week of leaf fall to 8 weeks after it');
    expect(seasonInBrief(drain)).toBe('Before the first frost');
    expect(seasonInBrief(gutters)).toBe('After leaf fall');
  });

  it('gives the season in a few words for tables', () => {
    expect(seasonInBrief({ from: 6, to: 11, best: 9 })).toBe('Jun to Nov');
    expect(seasonInBrief({ from: 12, to: 2, best: 1 })).toBe('Dec to Feb');
  });

  it('contains no interval that rounds to a week or less', () => {
    const rhythms = guides
      .flatMap(({ tasks }) => tasks.flatMap((id) => careTaskById.get(id)?.task ?? []))
      .map(({ intervalDays }) => frequencyOf(intervalDays).rhythm);
    expect(rhythms.filter((rhythm) => rhythm && !/^every [2-9]\d* (week|month|year)s$/.test(rhythm))).toEqual([]);
  });
});
