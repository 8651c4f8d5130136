import { describe, expect, it } from 'vitest';
import { needsText } from '#apps/web/content/needs-text.ts';

describe('the homes that a task is for', () => {
  it('are described by what has to be true of them', () => {
    expect(needsText({ barbecue: ['gas'] })).toBe('You have a gas barbecue');
    expect(needsText({ 'pizza-oven': ['gas', 'wood'] })).toBe(
      'Your pizza oven burns wood or your pizza oven runs on bottled gas',
    );
    expect(needsText({ attic: ['yes'], tenure: ['owner'] })).toBe(
      'You own your home, and you have a loft you can get into',
    );
  });
});
