import type { Work } from '../entry.ts';

/** Work with the same key is the same kind of work, about whose care task a person decides once. */
export const matchKey = ({ title, item }: Pick<Work, 'title' | 'item'>): string =>
  `${item.toLowerCase()}: ${title.toLowerCase()}`;
