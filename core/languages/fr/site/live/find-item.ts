import type { findItemAnswers as english } from '../../../en/site/live/find-item.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

export const findItemAnswers: Translation<typeof english> = {
  found: (guides, items) =>
    format.list([
      ...(guides > 0 ? [format.count(guides, { one: 'guide', other: 'guides' })] : []),
      ...(items > 0 ? [format.count(items, { one: 'équipement', other: 'équipements' })] : []),
    ]) || 'Aucun guide ni équipement ne contient ces mots.',
};
