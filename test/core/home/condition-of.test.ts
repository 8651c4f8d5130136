import { describe, expect, it } from 'vitest';
import { conditionOf } from '#core/domain/home/condition-of.ts';

describe('the condition of a task', () => {
  it('names the answers that it needs', () => {
    expect(conditionOf({ appliesIf: { needs: { barbecue: ['gas'] } } })).toBe('You have a gas barbecue');
    expect(conditionOf({ appliesIf: { needs: { 'pizza-oven': ['wood', 'gas'] } } })).toBe(
      'Your pizza oven burns wood or your pizza oven runs on bottled gas',
    );
  });

  it('joins traits in their order, and is absent without any', () => {
    expect(conditionOf({ appliesIf: { needs: { attic: ['yes'], tenure: ['owner'] } } })).toBe(
      'You own your home, and you have a loft you can get into',
    );
    expect(conditionOf({ appliesIf: { property: 'House' } })).toBeUndefined();
    expect(conditionOf({})).toBeUndefined();
  });
});
