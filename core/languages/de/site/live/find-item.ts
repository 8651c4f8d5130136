import type { findItemAnswers as english } from '../../../en/site/live/find-item.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

/** What the search of the guides page says. */
export const findItemAnswers = {
  found: (guides: number, items: number) =>
    format.list([
      ...(guides > 0 ? [format.count(guides, { one: 'Ratgeber', other: 'Ratgeber' })] : []),
      ...(items > 0 ? [format.count(items, { one: 'Gerät', other: 'Geräte' })] : []),
    ]) || 'Kein Ratgeber und kein Gerät enthält diese Wörter.',
} as const satisfies Translation<typeof english>;
