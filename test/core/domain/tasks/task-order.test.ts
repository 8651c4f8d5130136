import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTaskPlaces, type TaskPlace } from '#core/domain/tasks/task-order.ts';

const place = (overrides: Partial<TaskPlace>): TaskPlace => ({
  date: '2027-01-09',
  critical: false,
  minutes: 10,
  title: 'Wipe the seals',
  id: 'a',
  ...overrides,
});

const inOrder = [
  place({ date: '2027-01-08', minutes: 120, title: 'Yesterday' }),
  place({ critical: true, minutes: 5, title: 'Test every alarm' }),
  place({ critical: true, minutes: 30, title: 'Sweep the flue' }),
  place({ minutes: 5, title: 'Wipe the handles' }),
  place({ minutes: 20, title: 'Clean the filter' }),
  place({ minutes: 20, title: 'Vacuum the coils' }),
  place({ minutes: 20, title: 'Vacuum the coils', id: 'b' }),
  place({ minutes: null, title: 'Call grandmother' }),
  place({ minutes: null, title: 'Feed the fish' }),
];

describe('the order of tasks', () => {
  it('sorts by day, safety, duration with unknown ones last, and title', () => {
    expect(inOrder.toReversed().sort(compareTaskPlaces)).toEqual(inOrder);
  });

  it('does not depend on the order of the input', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (shuffled) => {
        expect(shuffled.toSorted(compareTaskPlaces)).toEqual(inOrder);
      }),
    );
  });
});
