import { format } from '../../format.ts';

/** What the search of the guides page says. */
export const findItemAnswers = {
  found: (guides: number, items: number) =>
    format.list([
      ...(guides > 0 ? [format.count(guides, { one: 'guide', other: 'guides' })] : []),
      ...(items > 0 ? [format.count(items, { one: 'item', other: 'items' })] : []),
    ]) || 'No guide and no item has these words.',
} as const;
