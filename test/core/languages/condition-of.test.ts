import { describe, expect, it } from 'vitest';
import type { CareTask } from '#core/domain/care/care-task.ts';
import { format } from '#core/languages/en/format.ts';
import { questions } from '#core/languages/en/questions/index.ts';
import { conditionOf } from '#core/languages/home-words.ts';

const phrase = (task: Pick<CareTask, 'appliesIf'>) => conditionOf(task, { questions, format });

describe('the condition of a task', () => {
  it('names the answers that it needs', () => {
    expect(phrase({ appliesIf: { needs: { barbecue: ['gas'] } } })).toBe('gas barbecue');
    expect(phrase({ appliesIf: { needs: { 'pizza-oven': ['wood', 'gas'] } } })).toBe(
      'wood-fired pizza oven or gas pizza oven',
    );
  });

  it('joins traits in their order, and is absent without any', () => {
    expect(phrase({ appliesIf: { needs: { attic: ['yes'], tenure: ['owner'] } } })).toBe(
      'own home; loft that you can get into',
    );
    expect(phrase({ appliesIf: { property: 'House' } })).toBeUndefined();
    expect(phrase({})).toBeUndefined();
  });
});
