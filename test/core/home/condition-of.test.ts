import { describe, expect, it } from 'vitest';
import { conditionOf } from '#core/domain/home/condition-of.ts';

describe('the condition of a task', () => {
  it('names the answers that it needs', () => {
    expect(conditionOf({ appliesIf: { needs: { barbecue: ['gas'] } } })).toBe('gas barbecue');
    expect(conditionOf({ appliesIf: { needs: { 'pizza-oven': ['wood', 'gas'] } } })).toBe(
      'wood-fired pizza oven or gas pizza oven',
    );
  });

  it('joins traits in their order, and is absent without any', () => {
    expect(conditionOf({ appliesIf: { needs: { attic: ['yes'], tenure: ['owner'] } } })).toBe(
      'own home; loft that you can get into',
    );
    expect(conditionOf({ appliesIf: { property: 'House' } })).toBeUndefined();
    expect(conditionOf({})).toBeUndefined();
  });
});
