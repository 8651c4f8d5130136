import type { Wire } from '../account/records.ts';

export const listShape = (url: string, data: readonly Wire[], hasMore = false): Wire => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
